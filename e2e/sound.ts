import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const widths = [1280, 360];
const schemes = ['light', 'dark'] as const;
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Looks at pages as axe and a ruler do: loaded once, then on a desk and on a phone, light and dark. @param within Judges only this part. */
export async function expectSound(page: Page, paths: readonly string[], within?: string): Promise<void> {
  // Motion and the way home of the page for what is not found must not change the page while it is judged.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        const axe = new AxeBuilder({ page }).withTags(standard);
        const { violations } = await (within ? axe.include(within) : axe).analyze();
        const where = `${path} ${width} ${colorScheme}`;
        expect(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([]);
        expect([where, await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)]).toEqual([where, 0]);
      }
    }
  }
}
