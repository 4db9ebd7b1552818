// How a package becomes what others install: one ES module per source file, styles beside it.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, type InlineConfig } from 'vite';
import { isForBrowserOnly } from './clientModules.ts';

/** Names of the packages that others install, in the order in which they build on each other. */
export const PACKAGES = ['ui', 'api', 'features'] as const;
export type PackageName = (typeof PACKAGES)[number];

/** Doors that are for our own tests and stories: they stay at home. */
const AT_HOME: Partial<Record<PackageName, readonly string[]>> = { ui: ['keyboard', 'storyState'], features: ['fixtures'] };

/** Doors of a package as names, e.g. `Button`. */
export function doorsOf(folder: string, name: PackageName): string[] {
  return readdirSync(`${folder}/exports`)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'))
    .filter((door) => !AT_HOME[name]?.includes(door));
}

/** Vite's config for one package. @param folder Of the package. */
export function libConfig(folder: string, name: PackageName): InlineConfig {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, Record<string, string>>;
  const others = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
  const doors = doorsOf(folder, name).map((door) => `${folder}/exports/${door}.ts`);
  return {
    root: folder,
    configFile: false,
    logLevel: 'warn',
    // Class names say whose they are: two systems on one page never share one.
    plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `cp-${name}-${hash}` })],
    resolve: { conditions: ['chippage-source', ...defaultClientConditions] },
    // vanilla-extract's compiler takes this config and then puts its own `ssr` in the place of ours.
    environments: { ssr: { resolve: { conditions: ['chippage-source', ...defaultServerConditions] } } },
    build: {
      target: 'es2022',
      emptyOutDir: true,
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      reportCompressedSize: false,
      lib: { entry: name === 'ui' ? [...doors, `${folder}/src/theme/contract.css.ts`, `${folder}/src/theme/global.ts`] : doors, formats: ['es'] },
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        external: (id) => others.some((other) => id === other || id.startsWith(`${other}/`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: folder,
          // A consumer's own vanilla-extract would take `.css.js` for a source.
          entryFileNames: (chunk) => `${chunk.name.replace(/\.css$/, '.styles')}.js`,
          banner: ({ facadeModuleId }) => (facadeModuleId && isForBrowserOnly(facadeModuleId) ? "'use client';" : ''),
        },
      },
    },
  };
}
