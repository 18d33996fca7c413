import { expect, test } from 'vitest';
import { projectNames } from '../../../../src/commands/analytics-report/read/report-files.js';

test.each([
  ['a.json b.json', 'a b'],
  ['reports/web/report.json reports/api/report.json', 'web api'],
  ['reports/web/x/report.json reports/api/report.json', 'web/x api'],
  ['web/report.json report.json', 'web/report report'],
  ['reports/web/report.json', 'web'],
  ['only.json', 'only'],
  ['x/report.json x/report/report.json', 'x/report.json x/report/report.json'],
])('turns the paths of reports %j into the names of projects %j', (paths, names) => {
  expect(projectNames(paths.split(' '))).toEqual(names.split(' '));
});
