import { defineConfig } from '@playwright/test';
import { chromiumArgs, requireChromium } from '../../tools/chromium.ts';

const PORT = Number(process.env['VISUAL_PORT'] ?? 6017);

/** Widths, themes and densities in which a story is looked at; all of them would be twelve pictures each. */
const looks = [
  { name: 'light-1280', width: 1280, theme: 'light', density: 'comfortable' },
  { name: 'dark-1280', width: 1280, theme: 'dark', density: 'comfortable' },
  { name: 'compact-1280', width: 1280, theme: 'light', density: 'compact' },
  { name: 'light-360', width: 360, theme: 'light', density: 'comfortable' },
];

export default defineConfig<{ globals: string }>({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '../../.cache/visual/{projectName}/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  reporter: [['dot'], ['html', { outputFolder: '../../playwright-report', open: 'never' }]],
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.0005 } },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: requireChromium(), args: chromiumArgs },
  },
  projects: looks.map(({ name, width, theme, density }) => ({
    name,
    use: { viewport: { width, height: 800 }, globals: `theme:${theme};density:${density}` },
  })),
  webServer: {
    command: `pnpm exec vite preview --outDir ../../storybook-static --host 127.0.0.1 --port ${PORT} --strictPort`,
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${PORT}/iframe.html`,
    stdout: 'ignore',
  },
});
