/** Opens the job summary of a report in a browser, as GitHub shows it. */
import { expect, test } from 'vitest';
import { githubPage } from '../../../scripts/pictures/github-page.js';
import { launchBrowser } from '../../support/browser.js';
import { makePictureInputs } from '../../support/picture-inputs.js';
import { NEEDS, skipUnless } from '../../support/tools.js';

const GITHUB_WIDTH = 1012;
const MAX_HEIGHT = 1_500;

skipUnless(NEEDS.chromium);

test('fits the summary of a usual week into 1,500 px on GitHub', async () => {
  const { 'summary.md': markdown = '' } = await makePictureInputs();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: GITHUB_WIDTH, height: 800 } });
    await page.setContent(githubPage('summary', [{ title: '<b>report</b> summary', markdown }], 'light'));
    await page.waitForSelector('body[data-drawn]');
    const height = await page.evaluate<number>("document.querySelector('.markdown-body').offsetHeight");
    console.log(`summary of a usual week: ${height} px high, ${GITHUB_WIDTH} px wide`);
    expect(height).toBeLessThanOrEqual(MAX_HEIGHT);
  } finally {
    await browser.close();
  }
});
