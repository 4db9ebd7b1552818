import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import locales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { licencesPlugin } from './licences.ts';
import { rowsForBrowsers } from './rowsForBrowsers.ts';

/** What nearly every page that everybody may see is made of; small pieces, and one file of them costs less than ten. */
const PUBLIC_PAGES = new RegExp(
  [
    String.raw`packages/ui/src/(Button/LinkButton|Card|EmptyState|Link|Skeleton|Table)`,
    String.raw`packages/api/src/(generated/(datasheetsDocuments|newsArticles)|useInvalidate)\.ts`,
    String.raw`packages/features/src/(i18n/(?!paths|friendly-time)|parts/(loaded|size)/|parts/lifecycle-mark/|parts/action/messages)`,
    String.raw`apps/portal/src/page/(PageContext|PageHead|RowHead|jsonLd|missing|needs|pageTable|prefetch|saveFile|usePageHandle|useSessionStore)`,
    String.raw`apps/portal/src/routes/(datasheets/datasheets|news/news)\.paths\.ts`,
  ].join('|'),
);

/** What the lists of parts, goods and articles are made of, beyond what every public page has. */
const LISTS = new RegExp(
  [
    String.raw`packages/ui/src/(Disclosure|FilterButton|Pagination|Tag)/`,
    String.raw`packages/features/src/datasheets/documents/(document-words/|download/|link-state/(SourceMarks|linkTrouble)|pdf-reader/readerHash)`,
    String.raw`apps/portal/src/routes/datasheets/datasheets\.words\.ts`,
  ].join('|'),
);

/** What follows a thing and keeps it as a favourite: small pieces that stand together on the pages of parts and companies. */
const MARKS = new RegExp(
  [
    String.raw`packages/api/src/generated/favourites\.ts`,
    String.raw`packages/features/src/(favourites/(favourite|follow)-thing/|parts/(favourite|follow)-button/|parts/action/useWishes)`,
  ].join('|'),
);

/** What every form and filter is made of. */
const FIELDS = new RegExp(
  [
    String.raw`packages/ui/src/(Field|CheckboxField|NativeSelect|TextField)/`,
    String.raw`react-aria-components/dist/private/(Autocomplete|Checkbox|FieldError|Form|Group|Heading|Input|Text|TextArea|TextField)\.mjs`,
    // Not all of `textfield`: what it has for numbers few pages need.
    String.raw`react-(aria|stately)/dist/private/(checkbox/|form/|label/|textfield/useTextField\.|toggle/|visually-hidden/)`,
    String.raw`react-(aria|stately)/dist/private/utils/(useControlledState|useEvent|useFormReset|useLabels|useSlot)\.mjs`,
  ].join('|'),
);

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    vanillaExtractPlugin(),
    react(),
    licencesPlugin(import.meta.dirname),
    !isSsrBuild && routerInParts(),
    !isSsrBuild && rowsForBrowsers(),
    // The whole site speaks Chinese: the other thirty dictionaries of React Aria stay out of the bundle.
    !isSsrBuild && { ...locales.vite({ locales: ['zh-CN'] }), enforce: 'pre' as const },
  ],
  resolve: {
    conditions: ['chippage-source', ...defaultClientConditions],
    alias: command === 'build' && !isSsrBuild ? [...routerWithoutWarnings(), ...ownOfReact] : [],
  },
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
        // One file: a page that is first asked for after a new build must not look for a piece of the old one.
        rolldownOptions: { checks: { moduleLevelDirective: false }, output: { codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        // Styles alone are fetched ahead of a chunk: the table of scripts that each one needs would weigh more than all routes, and
        // who hovers a link has fetched them before.
        modulePreload: { polyfill: false, resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')) },
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          checks: { moduleLevelDirective: false },
          output: {
            // Every page carries a hundred of these, and nothing compresses them: six or seven of 64 signs tell two contents apart, and
            // scripts cannot do with six. By itself the name of a shared chunk lists all who share it; the entry names the styles of each page.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash:7].js`,
            assetFileNames: ({ names: [name = 'asset'] }) => `assets/${name.replace(/\.\w+$/, '').split('~', 1)[0]}-[hash:6][extname]`,
            codeSplitting: {
              groups: [
                // What every page needs is one file. What several pages share lies in files by who shares it: larger ones would bring along what a page does not need.
                { name: 'frame', tags: ['$initial'], priority: 3 },
                // By itself: an alert needs no more of what lists and fields are made of.
                { name: 'alerts', test: /packages\/ui\/src\/(?:focus\/useFocusHandover|Icon\/statusIcons)/, priority: 3 },
                { name: 'pages', test: PUBLIC_PAGES, minShareCount: 2, priority: 2 },
                { name: 'fields', test: FIELDS, minShareCount: 2, priority: 2 },
                { name: 'marks', test: MARKS, minShareCount: 2, priority: 2 },
                { name: 'lists', test: LISTS, minShareCount: 2, priority: 2 },
                { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 600, priority: 1 },
              ],
            },
          },
        },
      },
}));

/**
 * Lets the bundler drop the router's components that nobody uses (links, forms, prefetching, scripts of its framework): their calls of
 * `forwardRef`, their names, which are set afterwards, and the class that a boundary extends look like side effects to it. Nobody here instruments a router.
 */
function routerInParts(): Plugin {
  return {
    name: 'router-in-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-\w+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/(?<= = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ ')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/(?<=^var (?:Await|Remix)ErrorBoundary = )(class extends React\d*\.Component \{\n[^]*?\n\});$/gm, '/* @__PURE__ */ (() => $1)();')
          .replaceAll('if (init.instrumentations)', 'if (false)'),
        map: null,
      }),
    },
  };
}

/** What libraries bring along for versions of React that do not have it. */
const ownOfReact = [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }];

/** The router's package offers browsers its development build alone; the one for production lies beside it, without the warnings. */
function routerWithoutWarnings(): { find: RegExp; replacement: string }[] {
  const require = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const folder = join(dirname(require.resolve('react-router/package.json')), 'dist/production');
  return [
    { find: /^react-router$/, replacement: join(folder, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(folder, 'dom-export.mjs') },
  ];
}
