import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

interface Story {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: string[];
}

/** Widths, themes and densities in which a story is looked at; all of them would be twelve pictures each. */
const looks = [
  { look: 'light-1280', width: 1280, theme: 'light', density: 'comfortable' },
  { look: 'dark-1280', width: 1280, theme: 'dark', density: 'comfortable' },
  { look: 'compact-1280', width: 1280, theme: 'light', density: 'compact' },
  { look: 'light-360', width: 360, theme: 'light', density: 'comfortable' },
];

const index = JSON.parse(readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8')) as { entries: Record<string, Story> };
const stories = Object.values(index.entries).filter(({ type, tags }) => type === 'story' && tags.includes('visual'));

for (const { id, title, name } of stories)
  test(`${title} ${name} ${id}`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T10:00:00+08:00');
    await page.goto(`/iframe.html?id=${id}&viewMode=story`);
    // Once the story is drawn and its play function has run.
    await page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } };
      return /^(?:completed|finished|errored)$/.test(preview?.currentRender?.phase ?? '');
    });
    await page.evaluate(() => document.fonts.ready);
    // As it was left, in every look: the play function need not run four times for what only style sheets decide.
    for (const { look, width, theme, density } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((dataset) => Object.assign(document.documentElement.dataset, dataset), { theme, density });
      await expect.soft(page).toHaveScreenshot([look, `${id}.png`], { fullPage: true });
    }
  });
