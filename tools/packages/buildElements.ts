// The custom elements as a script with everything in it, for pages that have no build of their own.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import locales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { brotliKb } from './brotliKb.ts';
import { guestBase, guestStyles } from './guestStyles.ts';
import { viteBuild } from './viteBuild.ts';

/** Builds into `dist/elements` of the features package. @param folder Of that package. @param base The ground of all style sheets, from ui. */
export async function buildElements(folder: string, base: string): Promise<void> {
  await viteBuild({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      // The same class names as the packages have, so that one style sheet serves both.
      vanillaExtractPlugin({ identifiers: ({ hash, filePath }) => `cp-${filePath.includes('packages/ui/') ? 'ui' : 'features'}-${hash}` }),
      { ...locales.vite({ locales: ['zh-CN'] }), enforce: 'pre' },
    ],
    resolve: { conditions: ['chippage-source', ...defaultClientConditions] },
    environments: { ssr: { resolve: { conditions: ['chippage-source', ...defaultServerConditions] } } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist/elements',
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(folder, 'src/elements/script.ts'),
        checks: { moduleLevelDirective: false },
        output: { entryFileNames: 'chippage-elements.js', chunkFileNames: '[name]-[hash].js', assetFileNames: 'chippage-elements[extname]' },
      },
    },
  });
  // Nobody knows what else such a page has in its style sheets.
  const sheet = join(folder, 'dist/elements/chippage-elements.css');
  writeFileSync(sheet, `${guestBase(base)}\n${guestStyles(readFileSync(sheet, 'utf8'))}`);
}

/** Weights of the scripts in kB, brotli: the one that a page loads, and what comes when the search is used. */
export function elementsWeights(folder: string): { first: number; later: number } {
  const dist = join(folder, 'dist/elements');
  const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
  const weigh = (files: string[]) => files.reduce((sum, file) => sum + brotliKb(readFileSync(join(dist, file))), 0);
  const isFirst = (file: string) => file === 'chippage-elements.js';
  return { first: weigh(scripts.filter(isFirst)), later: weigh(scripts.filter((file) => !isFirst(file))) };
}
