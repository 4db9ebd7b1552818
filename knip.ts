// What nobody uses: files, exports, dependencies. `npm test -- unused` asks twice: of everything, and of the product alone,
// so that what only tests use is found as well.
import type { KnipConfig } from 'knip';

/** What of the command line matters here. */
interface Arguments {
  production?: boolean;
}

/** Entries and files by workspace; what ends in `!` belongs to the product. */
export default ({ production: isProduction = false }: Arguments): KnipConfig => ({
  // A type stands in the signature of what is exported, so it is exported with it. What the product uses in its own file only
  // because a test wants to see it may stay exported.
  ignoreExportsUsedInFile: isProduction ? true : { interface: true, type: true },
  // Their classes are handed on as one look.
  ignoreIssues: { 'packages/ui/src/{Dialog,Sheet}/*.css.ts': ['exports'] },
  workspaces: {
    '.': {
      entry: [
        'tools/*.{ts,mjs}!',
        'tools/{bench,packages}/*.ts!',
        'tools/steps/vitestReport.ts!',
        'tools/bench/pages/{vite.config.ts,src/{cart,login,shell,table,server}.tsx}!',
        'tools/{ssr,test}/*.test.{ts,tsx}!',
        '.storybook/{main,manager,preview}.{ts,tsx}!',
        '.storybook/guides/**/*.mdx!',
        '.storybook/checks/broken/*.stories.tsx',
      ],
      project: [
        '{tools,.storybook}/**/*.{ts,tsx,mjs,mdx}!',
        '*.ts',
        '!tools/packages/consumers/**',
        '!tools/{ssr,test}/**!',
        '!.storybook/checks/broken/*.stories.tsx!',
      ],
      ignoreDependencies: ['chromatic', 'oxfmt', 'oxlint', 'oxlint-tsgolint', '@typespec/.+'],
      ignoreBinaries: ['fc-list', 'apt-get', 'next'],
      // Relative to its own project's root.
      ignoreUnresolved: ['test/globalSetup.ts'],
    },
    // The stand-ins, the tables of keys, the grid of states and the pairs of contrast are for tests and stories by design.
    'packages/ui': {
      entry: ['exports/*.ts!', '{src,test,exports}/**/*.test.{ts,tsx}', 'src/**/*.stories.tsx'],
      project: [
        '{src,exports}/**/*.{ts,tsx}!',
        '!src/**/{*.stories,*.fixtures,*.test,*Keys}.{ts,tsx}!',
        '!src/{StateGrid,TokenTable}/**!',
        '!src/theme/contrast*.ts!',
        'test/**/*.{ts,tsx}',
      ],
    },
    'packages/*': {
      entry: ['exports/*.ts!', '{src,test,exports}/**/*.test.{ts,tsx}', 'src/**/*.stories.tsx'],
      project: ['{src,exports,generator}/**/*.{ts,tsx}!', '!src/**/{*.stories,*.fixtures,*.test,*Keys}.{ts,tsx}!', 'test/**/*.{ts,tsx}'],
    },
    'packages/features': {
      entry: ['exports/*.ts!', 'src/elements/script.ts!', '{src,test,exports}/**/*.test.{ts,tsx}', 'src/**/*.stories.tsx'],
      project: ['{src,exports}/**/*.{ts,tsx}!', '!src/**/{*.stories,*.fixtures,*.test,*Keys}.{ts,tsx}!', 'test/**/*.{ts,tsx}'],
    },
    'apps/portal': {
      ignoreDependencies: ['react-router'],
      ignoreUnresolved: ['react-router/package.json'],
      entry: ['build.ts!', 'src/entry*.tsx!', 'host/*.ts!', 'src/gates/*.gate.tsx!', '{src,host,test}/**/*.test.{ts,tsx}'],
      project: ['{src,host}/**/*.{ts,tsx}!', '!{src,host}/**/*.test.{ts,tsx}!', 'test/**/*.{ts,tsx}', '*.ts'],
    },
    'apps/server': {
      entry: [
        'exports/*.ts!',
        'src/cli/*.ts!',
        '{makeMigrations,sample/build}.ts!',
        'test/{holdDatabase,holdImport,killPortal,killMall,killSends,migrateOnce,globalSetup}.ts',
        '{src,test,exports}/**/*.test.ts',
      ],
      project: ['{src,exports}/**/*.ts!', '!src/**/*.test.ts!', '!src/services/standIns/**!', '{test,sample}/**/*.ts'],
      ignoreDependencies: ['@types/smtp-server'],
      ignoreBinaries: ['setpriv', 'drizzle-kit', 'mount', 'umount'],
    },
    e2e: {
      entry: ['**/*.e2e.ts', 'visual/playwright.config.ts', 'visual/*.visual.ts', 'sheet/playwright.config.ts', 'sheet/*.sheet.ts'],
      project: ['**/*.ts'],
    },
  },
});
