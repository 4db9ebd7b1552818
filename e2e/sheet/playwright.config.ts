import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import pages from '../playwright.config.ts';

const server = pages.webServer as Exclude<PlaywrightTestConfig['webServer'], readonly unknown[]>;

/** Photographs every page instead of testing it; see `tools/contactSheet.ts`. */
export default defineConfig({
  ...pages,
  testDir: '.',
  testMatch: '*.sheet.ts',
  fullyParallel: true,
  outputDir: '../../test-results/sheet',
  reporter: [['dot']],
  globalTeardown: undefined,
  ...(server && { webServer: { ...server, cwd: '../..' } }),
});
