import { expect, type Page } from '@playwright/test';

/** Pages that open otherwise: a search field under the header, or a message in the middle. */
const otherwise = ['/', '/datasheet', '/ErrorPages/404'];
/** The column's 16 px, and what a line keeps over its letters. */
const LEAST = 15;
const MOST = 30;

/** Every page opens equally far under the header, whatever opens it: a title, the way there, a frame. */
export async function expectRhythm(page: Page, sample: string): Promise<void> {
  if (otherwise.includes(sample)) return;
  const distance = await page.evaluate(() => {
    const header = document.querySelector('header:not(main header)');
    const first = [...document.querySelectorAll('main *')].find(
      (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().height > 1 && each.children.length === 0,
    );
    return header && first ? first.getBoundingClientRect().top - header.getBoundingClientRect().bottom : null;
  });
  if (distance === null) return;
  expect(distance, `${sample} opens ${distance} px under the header`).toBeGreaterThanOrEqual(LEAST);
  expect(distance, `${sample} opens ${distance} px under the header`).toBeLessThanOrEqual(MOST);
}
