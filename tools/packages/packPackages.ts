// Tarballs of the built packages, as a registry takes them.
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../steps/tally.ts';
import { runIn } from './consumer.ts';
import { PACKAGES } from './libConfig.ts';

/** Packs the built packages into a folder. @returns the tarballs by package name */
export async function packPackages(folder: string): Promise<Map<string, string>> {
  const to = resolve(folder);
  mkdirSync(to, { recursive: true });
  const files = new Map<string, string>();
  for (const name of PACKAGES) {
    const home = join(root, 'packages', name);
    await runIn(home, 'pnpm', ['pack', '--pack-destination', to]);
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
    files.set(`@chippage/${name}`, join(to, `chippage-${name}-${version}.tgz`));
  }
  return files;
}
