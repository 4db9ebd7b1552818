// Builds the packages that other sites install: modules, types and styles, each in the `dist` of its package.
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { writeTokens } from '../tokens/tokens.ts';
import { buildElements } from './buildElements.ts';
import { emitTypes } from './emitTypes.ts';
import { guestBase, guestStyles } from './guestStyles.ts';
import { doorsOf, libConfig, type PackageName, PACKAGES } from './libConfig.ts';
import { type Modules, stylesOf, takeModules, writeSheet } from './partStyles.ts';
import { viteBuild } from './viteBuild.ts';

const root = resolve(import.meta.dirname, '../..');

/** Builds all packages into their `dist` folders. @throws when one does not build */
export async function buildPackages(): Promise<void> {
  const built = new Map<PackageName, Modules>();
  const resolveDoor = (specifier: string) => {
    const [, name, door] = /^@chippage\/(\w+)\/([\w-]+)$/.exec(specifier) ?? [];
    const modules = built.get(name as PackageName);
    return modules && { modules, file: door === 'theme' ? 'src/theme/contract.styles.js' : `exports/${door}.js` };
  };
  for (const name of PACKAGES) {
    const folder = join(root, 'packages', name);
    const dist = join(folder, 'dist');
    rmSync(dist, { recursive: true, force: true });
    const output = await viteBuild(libConfig(folder, name));
    const modules = takeModules(Array.isArray(output) ? (output[0] as Rolldown.RolldownOutput) : output, dist);
    built.set(name, modules);
    if (name === 'ui') writeTokens(join(dist, 'tokens'));
    if (name !== 'api') writeStyles(name, folder, dist, modules, resolveDoor);
  }
  await buildElements(join(root, 'packages/features'), readFileSync(join(root, 'packages/ui/dist/base.css'), 'utf8'));
  await emitTypes(root);
}

type ResolveDoor = Parameters<typeof stylesOf>[1];

/** `styles.css` is the package's own, `guest.css` the same for pages without layers; `parts/Button.css` is all that one door needs beyond ui's `base.css`. */
function writeStyles(name: PackageName, folder: string, dist: string, modules: Modules, resolve: ResolveDoor): void {
  const base = modules.get('src/theme/global.js') ? stylesOf({ modules, file: 'src/theme/global.js' }, resolve) : '';
  const ground = new Set([...modules.values()].map(({ css }) => css).filter((css) => css !== '' && base.includes(css)));
  if (base !== '') writeSheet(dist, 'base.css', base);
  const nowhere: ResolveDoor = () => undefined;
  const own = new Set<string>();
  for (const door of doorsOf(folder, name)) {
    const start = { modules, file: `exports/${door}.js` };
    writeSheet(dist, `parts/${door}.css`, stylesOf(start, resolve, ground));
    for (const sheet of stylesOf(start, nowhere, ground).split('\n')) own.add(sheet);
  }
  writeSheet(dist, 'styles.css', [base, ...own].filter((sheet) => sheet !== '').join('\n'));
  writeSheet(dist, 'guest.css', [base && guestBase(base), guestStyles([...own].join('\n'))].filter((sheet) => sheet !== '').join('\n'));
}
