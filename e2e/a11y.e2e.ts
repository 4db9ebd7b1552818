import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const paths = [
  '/',
  '/datasheet/datasheetSearch/STM32F103',
  '/datasheet/datasheetSearch/zzzzqqqq',
  '/datasheet/datasheetCategory/mcu',
  '/datasheet/datasheetDetail/1',
  '/brandList/domestic',
  '/dataSources',
  '/ErrorPages/404',
  '/about',
  '/contactUs',
  '/disclaimer',
  '/privacy',
  '/events',
  '/promoteRegistration',
  '/mobile',
  '/accessibility',
  '/licences',
  '/register',
  '/register?isForget=true',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme} ${width}`, () => {
      // Motion and the 404 page's way home must not change the page while it is judged.
      test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

      test.beforeEach(async ({ context, baseURL }) => {
        // The question about visits lies over the end of a short page until it is answered; it is judged by its own stories.
        await context.addCookies([{ name: 'consent', value: 'essential', url: baseURL ?? '' }]);
      });

      for (const path of paths) {
        test(`${path} 没有无障碍问题，也不横向滚动`, async ({ page }) => {
          await page.goto(path, { waitUntil: 'networkidle' });
          const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
          expect(
            violations.map(
              ({ id, nodes }) =>
                `${id}: ${nodes
                  .map(({ target }) => target.join(' '))
                  .slice(0, 3)
                  .join(' | ')}`,
            ),
          ).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
        });
      }
    });
  }
}
