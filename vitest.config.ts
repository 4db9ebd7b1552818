import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumArgs, findChromium } from './tools/chromium.ts';

// vanilla-extract's compiler reads THIS file again, not Storybook's viteFinal, so the source condition has to stand here too.
const resolve = { conditions: ['chippage-source', ...defaultServerConditions] };
const source = { resolve, ssr: { resolve } };

interface StoryRun {
  name: string;
  /** Toolbar globals that hold for the whole run. */
  looks?: Record<string, string>;
  /** What the browser claims about its user. */
  forcedColors?: boolean;
}

function stories({ name, looks = {}, forcedColors = false }: StoryRun): TestProjectConfiguration {
  return {
    extends: true,
    plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook`, initialGlobals: looks })],
    test: {
      name,
      // One page for all files of a run: three times faster, and each story still mounts and unmounts by itself.
      isolate: false,
      testTimeout: 30_000,
      api: { host: '127.0.0.1' },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: findChromium(), args: chromiumArgs },
          contextOptions: { locale: 'zh-CN', ...(forcedColors && { forcedColors: 'active', reducedMotion: 'reduce' }) },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  ...source,
  test: {
    projects: [
      {
        ...source,
        plugins: [vanillaExtractPlugin(), react()],
        test: {
          name: 'unit',
          include: ['packages/*/{src,exports,test}/**/*.test.{ts,tsx}', 'apps/portal/{src,host,test}/**/*.test.{ts,tsx}', 'tools/test/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        ...source,
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['{src,test,exports}/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: existsSync(`${import.meta.dirname}/apps/server/test/globalSetup.ts`) ? ['test/globalSetup.ts'] : [],
        },
      },
      stories({ name: 'stories' }),
      stories({ name: 'stories-dark', looks: { theme: 'dark' } }),
      stories({ name: 'stories-forced', forcedColors: true }),
      stories({ name: 'stories-compact', looks: { density: 'compact' } }),
    ],
  },
});
