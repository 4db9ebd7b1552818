import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

// The version that the builder has. By itself the builder sends each look the long text of it, twice.
const axeSource = readFileSync(createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Each width and each colour scheme once: every piece is looked at in all of them by its stories, here by what they are beside each other. */
const desk = { width: 1280, colorScheme: 'light' } as const;
const phone = { width: 360, colorScheme: 'dark' } as const;

/** What of a page is looked at. */
interface Scope {
  /** Judges only this part. @default all of it */
  within?: string;
  /** Another sample of a page that was looked at on a desk. */
  isPhoneOnly: boolean;
}

/** Looks at the open page as axe and a ruler do: on a desk in light, on a phone in dark, and on a phone with letters twice as large. */
export async function expectSound(page: Page, { within, isPhoneOnly }: Scope): Promise<void> {
  // Motion and the way home of the page for what is not found must not change the page while it is judged.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const frame of page.frames()) await frame.evaluate(axeSource);
  for (const { width, colorScheme } of isPhoneOnly ? [phone] : [desk, phone]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    // Of what passes axe would work out a selector for every element, and without its older way it opens a page for each answer.
    const axe = new AxeBuilder({ page, axeSource: `'it is here'` }).options({ resultTypes: ['violations'] }).setLegacyMode();
    if (within) axe.include(within);
    const { violations } = await axe.withTags(standard).analyze();
    const where = `${page.url()} ${width} ${colorScheme}`;
    expect(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([]);
    expect([where, await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)]).toEqual([where, 0]);
  }
  await expectRoomForLargeLetters(page);
}

/** WCAG 1.4.4 on the phone's width: nothing is pushed beyond the edge by letters twice as large. */
async function expectRoomForLargeLetters(page: Page): Promise<void> {
  const beyond = await page.evaluate(async () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const width = document.documentElement.clientWidth;
    const scrolls = (box: Element | null): boolean => box !== null && (/auto|scroll/.test(getComputedStyle(box).overflowX) || scrolls(box.parentElement));
    // What lies in a box of one pixel is there for assistive technology and autofill alone, e.g. the list that React Aria keeps behind a select.
    const isUnseen = (box: Element | null): boolean =>
      box !== null && ((box.getBoundingClientRect().width <= 2 && getComputedStyle(box).overflowX === 'hidden') || isUnseen(box.parentElement));
    const found = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width: own } = element.getBoundingClientRect();
      const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) || element.matches('input, select');
      return (
        hasWords &&
        own > 2 &&
        right > width + 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !scrolls(element) &&
        !isUnseen(element)
      );
    });
    style.fontSize = '';
    return found.map((element) => `<${element.tagName.toLowerCase()}>「${element.textContent?.trim().slice(0, 30)}」`);
  });
  expect(beyond, `${page.url()} 360 px, letters at 200 %`).toEqual([]);
}
