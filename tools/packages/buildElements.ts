// The custom elements as a script with everything in it, for pages that have no build of their own.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import locales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { brotliKb } from './brotliKb.ts';
import { guestBase, guestStyles } from './guestStyles.ts';
import { viteBuild } from './viteBuild.ts';

/** Loaded by every page that has elements. */
const FIRST = 'chippage-elements.js';

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
        output: { entryFileNames: FIRST, chunkFileNames: '[name]-[hash].js', assetFileNames: 'chippage-elements[extname]' },
      },
    },
  });
  // Nobody knows what else such a page has in its style sheets.
  const sheet = join(folder, 'dist/elements/chippage-elements.css');
  writeFileSync(sheet, `${guestBase(base)}\n${guestStyles(readFileSync(sheet, 'utf8'))}`);
}

/** What a page with an element loads beyond the first script, which is the same for all: the search when it is used, others when they stand on it. */
const LATER = ['PartSearchCombo', 'ComparedParts', 'BomBox', 'CompanyBadge'] as const;

/** Weights of the scripts in kB, brotli: the one that every page loads, and by its file what an element adds. */
export function elementsWeights(folder: string): { first: number; later: [file: string, kb: number][] } {
  const dist = join(folder, 'dist/elements');
  const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
  const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + brotliKb(readFileSync(join(dist, file))), 0);
  const first = withImports(dist, FIRST);
  const later = LATER.map((name): [string, number] => {
    const file = scripts.find((script) => script.startsWith(`${name}-`));
    if (file === undefined) throw new Error(`${dist} holds no ${name}`);
    return [name, weigh([...withImports(dist, file)].filter((each) => !first.has(each)))];
  });
  return { first: weigh(first), later };
}

/** A script and those that it imports at once. */
function withImports(dist: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(join(dist, file), 'utf8').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
  for (const [, name = ''] of imports) withImports(dist, name, found);
  return found;
}
