import type { Page } from '@playwright/test';

/** Waits until the page has done what it put off: fonts, the work of an idle moment and what that loads, two frames after the last change. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await page.waitForLoadState('networkidle');
  await drawn(page);
}

/** Waits until two frames are drawn: focus that moves after a change has moved by then. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
}
