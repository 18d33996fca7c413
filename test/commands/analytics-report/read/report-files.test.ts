import { describe, expect, test } from 'vitest';
import { projectNames } from '../../../../src/commands/analytics-report/read/report-files.js';

describe('project names', () => {
  test.each([
    [
      ['a.json', 'b.json'],
      ['a', 'b'],
    ],
    [
      ['reports/web/report.json', 'reports/api/report.json'],
      ['web', 'api'],
    ],
    [
      ['reports/web/x/report.json', 'reports/api/report.json'],
      ['web/x', 'api'],
    ],
    [
      ['web/report.json', 'report.json'],
      ['web/report', 'report'],
    ],
    [['reports/web/report.json'], ['web']],
    [['only.json'], ['only']],
    [
      ['x/report.json', 'x/report/report.json'],
      ['x/report.json', 'x/report/report.json'],
    ],
  ])('turns the paths %j into the names %j', (paths, names) => {
    expect(projectNames(paths)).toEqual(names);
  });
});
