import locales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { licencesPlugin } from './licences.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    vanillaExtractPlugin(),
    react(),
    licencesPlugin(import.meta.dirname),
    // The whole site speaks Chinese: the other thirty dictionaries of React Aria stay out of the bundle.
    !isSsrBuild && { ...locales.vite({ locales: ['zh-CN'] }), enforce: 'pre' as const },
  ],
  resolve: { conditions: ['chippage-source', ...defaultClientConditions] },
  // Under `environments`, because vanilla-extract's compiler takes this config and then puts its own `ssr` in the place of ours.
  environments: { ssr: { resolve: { conditions: ['chippage-source', ...defaultServerConditions] } } },
  // One self-contained renderer with React in production mode, whatever NODE_ENV says to the rest of the process.
  ssr: { noExternal: command === 'build' ? true : /^@chippage\// },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node24',
        minify: false,
        copyPublicDir: false,
        rolldownOptions: { checks: { moduleLevelDirective: false } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          checks: { moduleLevelDirective: false },
          output: {
            // By itself the name of a shared chunk lists all who share it.
            chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                // What every page needs is one file; what several pages share is a few, instead of one for each icon.
                { name: 'frame', tags: ['$initial'], priority: 2 },
                { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 16_000, priority: 1 },
              ],
            },
          },
        },
      },
}));
