/** Tests which globs are rejected because they would silently match nothing. */
import { expect, test } from 'vitest';
import { globProblem } from '../../src/text/globs.js';

test.each(['private\\**', 'guide\\logo.png', '!drafts\\*', '.\\media\\x.png', 'a\\?'])(
  'rejects the backslash of %j, which Windows users write for a slash',
  (glob) => {
    expect(globProblem(glob)).toMatch(/^contains a backslash\. Use \/ between folders/);
  },
);

test.each(['guide/\\[draft\\].md', '\\!important/**', 'a\\{b\\}', 'c\\(d\\)'])(
  'accepts the backslash of %j, which escapes a special character',
  (glob) => {
    expect(globProblem(glob)).toBeUndefined();
  },
);

test.each(['/etc/*', '!/a', '/'])('rejects the slash at the start of %j, and says what to do', (glob) => {
  expect(globProblem(glob)).toBe('begins with a slash, but is relative. Remove the slash');
});

test.each(['../*.md', 'docs/../../*', '{../x,docs}/*', '!../*', 'D:/docs/*', 'd:*.png'])(
  'rejects the glob %j, which points outside the folder',
  (glob) => {
    expect(globProblem(glob)).toMatch(/^points outside the folder\./);
  },
);

test.each(['', '!'])('rejects %j, which is no glob', (glob) => {
  expect(globProblem(glob)).toBe('is empty. Remove it');
});

test('rejects a glob that only a program makes', () => {
  expect(globProblem('(a|'.repeat(1_365))).toBeUndefined();
  expect(globProblem('(a|'.repeat(1_366))).toBe('has more than 4,096 characters. Use a shorter one');
});

test.each(['**/*.md', 'a..b/*', '...', 'media/{a,b}/*.png', '!drafts/**', '[*].txt'])('accepts the glob %j', (glob) => {
  expect(globProblem(glob)).toBeUndefined();
});
