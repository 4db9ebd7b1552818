import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, mergeConfig } from 'vite';
import { ariaEntries } from './ariaEntries.ts';
import { withCaptions } from './captions.ts';

const root = resolve(import.meta.dirname, '..');

// React Aria's window of rows asks the process whether it is tested, which a browser has not; on: it draws in tests what it draws elsewhere.
const ariaSwitch = ['process', 'env', 'VIRT_ON'].join('.');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Those that break each check once are played by `npm test -- bite` alone.
  stories: process.env['BROKEN_STORIES'] ? ['./checks/broken/*.stories.tsx'] : ['./guides/**/*.mdx', '../packages/{ui,features}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  experimental_indexers: (indexers) => (indexers ?? []).map((indexer) => (indexer.test.test('X.stories.tsx') ? withCaptions(indexer) : indexer)),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Class names as in the packages: the hostile page tells ours by them.
      plugins: [react(), vanillaExtractPlugin({ identifiers: ({ hash, filePath }) => `cp-${filePath.includes('packages/ui/') ? 'ui' : 'features'}-${hash}` })],
      // The optimiser takes the build of fflate for Node, which asks for its modules.
      resolve: { conditions: ['chippage-source', ...defaultClientConditions], alias: [{ find: /^fflate$/, replacement: 'fflate/browser' }] },
      // For vanilla-extract's compiler, which is a server of its own.
      environments: { ssr: { resolve: { conditions: ['chippage-source', ...defaultServerConditions] } } },
      define: { [ariaSwitch]: '"1"' },
      build: { chunkSizeWarningLimit: 3000, rolldownOptions: { checks: { moduleLevelDirective: false } } },
      optimizeDeps: {
        include: [
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'storybook/test',
          // For the hostile page of the toolbar.
          'postcss',
          'postcss-selector-parser',
          '@chippage/ui > @vanilla-extract/recipes/createRuntimeFn',
          ...ariaEntries(root),
        ],
      },
    }),
};

export default config;
