import { defineConfig } from '@playwright/test';
import { chromiumArgs, requireChromium } from '../../tools/chromium.ts';

const PORT = Number(process.env['VISUAL_PORT'] ?? 6017);

export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '../../.cache/visual/{arg}{ext}',
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
  webServer: {
    command: `pnpm exec vite preview --outDir ../../storybook-static --host 127.0.0.1 --port ${PORT} --strictPort`,
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${PORT}/iframe.html`,
    stdout: 'ignore',
  },
});
