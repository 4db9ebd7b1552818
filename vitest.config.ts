import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { testArgs, findChromium } from './tools/chromium.ts';
import { SlowFirst } from './tools/slowFirst.ts';

declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-initial-globals': Record<string, string>;
  }
}

// vanilla-extract's compiler reads THIS file again, not Storybook's viteFinal, so the source condition has to stand here too;
// it puts its own `ssr` over ours, so it stands under `environments` as well.
const resolve = { conditions: ['chippage-source', ...defaultServerConditions] };
const source = { resolve, ssr: { resolve }, environments: { ssr: { resolve } } };

// The server is run by Node alone, which knows no `module` condition: some packages answer it with files that only a bundler can read.
const nodeResolve = { conditions: resolve.conditions.filter((condition) => condition !== 'module') };
const nodeSource = { resolve: nodeResolve, ssr: { resolve: nodeResolve }, environments: { ssr: { resolve: nodeResolve } } };

// The globals of a run reach the stories by the add-on's own provided value: `storybookTest({ initialGlobals })` sets the
// same one, but for a whole Vite server, and four servers take four times as long to compile the same stories.
const looks = (globals: Record<string, string>) => ({ 'storybook/test-initial-globals': globals });

// A play function meets what has arrived, not what is on its way: the first frame of an entry is as transparent as nothing.
// Motion itself is met in e2e, where people's own settings stand.
const chromium = (context: { forcedColors?: 'active' } = {}) =>
  playwright({
    launchOptions: { executablePath: findChromium(), args: testArgs },
    contextOptions: { locale: 'zh-CN', reducedMotion: 'reduce', ...context },
  });

// Ends the wait for what does not come, as in stories: a part's code alone takes more than the usual second beside other work.
const untilCome = { poll: { timeout: 15_000 } };

// Storybook takes a dozen seconds to get ready; who asks for other projects alone need not wait for it.
const asked = process.argv.flatMap((word, at, words) => (word === '--project' ? (words[at + 1] ?? '') : word.startsWith('--project=') ? word.slice(10) : []));
const needsStorybook = asked.length === 0 || asked.some((name) => !['unit', 'ssr', 'server'].includes(name));

export default defineConfig({
  ...source,
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        ...source,
        plugins: [vanillaExtractPlugin(), react()],
        test: {
          name: 'unit',
          include: ['packages/*/{src,exports,test}/**/*.test.{ts,tsx}', 'apps/portal/{src,host,test}/**/*.test.{ts,tsx}', 'tools/test/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Files share a worker and what it imported: a worker of its own for each file took four fifths of the time. What a file changes outside
          // of itself (globals, modules, what SWR knows of the network) it puts back.
          isolate: false,
          testTimeout: 60_000,
          expect: untilCome,
        },
      },
      {
        ...source,
        plugins: [vanillaExtractPlugin(), react()],
        test: { name: 'ssr', include: ['tools/ssr/**/*.test.tsx'], environment: 'node', testTimeout: 60_000 },
      },
      {
        ...nodeSource,
        // What it would inherit is the condition that is left out.
        extends: false,
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['{src,test,exports}/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          // Files share what they import, as requests do in a running server: reading it anew for each file took a quarter of the time.
          isolate: false,
          testTimeout: 90_000,
          hookTimeout: 60_000,
          expect: untilCome,
          globalSetup: existsSync(`${import.meta.dirname}/apps/server/test/globalSetup.ts`) ? ['test/globalSetup.ts'] : [],
        },
      },
      {
        extends: true,
        plugins: needsStorybook ? [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })] : [],
        // No file changes while stories run: asking for each module whether it has, for each file of stories, is a tenth of the time.
        server: { headers: { 'Cache-Control': 'max-age=3600' } },
        test: {
          // Not «stories»: the name of the whole would match all of its instances.
          name: 'looks',
          setupFiles: ['./.storybook/checks/emulation.ts'],
          // One frame for all files that a page plays, as one window shows many pages of the portal: a frame of its own for each file took two
          // fifths of the time. What a story leaves behind must be nobody's trouble; checks/noKeyboard.ts is about what the frame itself left.
          isolate: false,
          // Ends what hangs. A cart of 200 lines with all its looks takes half a minute beside other work.
          testTimeout: 120_000,
          api: { host: '127.0.0.1' },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [
              { browser: 'chromium', name: 'stories', provider: chromium() },
              { browser: 'chromium', name: 'stories-dark', provider: chromium(), provide: looks({ theme: 'dark' }) },
              { browser: 'chromium', name: 'stories-forced', provider: chromium({ forcedColors: 'active' }) },
              { browser: 'chromium', name: 'stories-compact', provider: chromium(), provide: looks({ density: 'compact' }) },
            ],
          },
        },
      },
    ],
  },
});
