// Every page by its row, as somebody sees it who has come there: pictures for `npm run screenshots -- all`.
import { writeFileSync } from 'node:fs';
import { expect, type Page, type PageScreenshotOptions } from '@playwright/test';
import { allPages } from '../../apps/portal/src/routes/allPages.ts';
import { test } from '../accounts.ts';
import { atRest } from '../atRest.ts';

const folder = process.env['E2E_SHEET_DIR'] ?? '.';
const widths = [1280, 390];
const isDark = process.env['E2E_SHEET_LOOK'] === 'dark';
const isForced = process.env['E2E_SHEET_LOOK'] === 'forced';
const isLarge = process.env['E2E_SHEET_LOOK'] === 'large';
/** A long page is shown down to here, in pixels. */
const LONGEST = 1800;

const rows = allPages.flatMap((row) => row.samples.map((sample) => ({ row, sample, login: row.login === 'invited' ? undefined : row.login })));

for (const [at, { row, sample, login }] of rows.entries())
  for (const width of widths)
    test(`${sample} ${width}`, async ({ browser, accounts, baseURL }) => {
      const address = await accounts.addressOf(sample);
      const context = await browser.newContext({
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        baseURL,
        viewport: { width, height: width < 600 ? 844 : 800 },
        reducedMotion: 'reduce',
        colorScheme: isDark ? 'dark' : 'light',
        forcedColors: isForced ? 'active' : 'none',
        ...(login && { storageState: await accounts.storageOf(login) }),
      });
      const page = await context.newPage();
      if (isLarge)
        await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')));
      await page.goto(address, { waitUntil: 'networkidle' });
      const question = page.getByRole('button', { name: '只用必要的' });
      if (await question.isVisible()) await question.click();
      if (row.login === 'invited') {
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await atRest(page);
      // Other windows are open as well, and one that lies behind draws nothing.
      await page.bringToFront();
      await page.evaluate(() => scrollTo(0, 0));
      const { scrollWidth, scrollHeight } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        scrollHeight: document.documentElement.scrollHeight,
      }));
      const name = `${String(at).padStart(3, '0')}-${width}`;
      const clip = { x: 0, y: 0, width, height: Math.min(LONGEST, scrollHeight) };
      await picture(page, { path: `${folder}/${name}.png`, animations: 'disabled', caret: 'hide', fullPage: true, clip, timeout: 15_000 });
      writeFileSync(`${folder}/${name}.json`, JSON.stringify({ at, sample, width, login: login ?? null, tooWide: scrollWidth > width }));
      await context.close();
    });

/** Chromium now and then never answers for a picture; asked again, it does. */
async function picture(page: Page, how: PageScreenshotOptions): Promise<void> {
  await page.screenshot(how).catch(() => page.screenshot(how));
}
