import { readFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';

const test = base.extend<{ globals: string }>({ globals: ['', { option: true }] });

interface Story {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: string[];
}

const index = JSON.parse(readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8')) as { entries: Record<string, Story> };
const stories = Object.values(index.entries).filter(({ type, tags }) => type === 'story' && tags.includes('visual'));

for (const { id, title, name } of stories)
  test(`${title} ${name} ${id}`, async ({ page, globals }) => {
    await page.clock.setFixedTime('2026-11-21T10:00:00+08:00');
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    // Once the story is drawn and its play function has run.
    await page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } };
      return /^(?:completed|finished|errored)$/.test(preview?.currentRender?.phase ?? '');
    });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
