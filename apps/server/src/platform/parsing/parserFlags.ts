import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a parser's process runs. */
export const parserEntry: string = fileURLToPath(new URL('parser.ts', import.meta.url));

const { resolve } = createRequire(import.meta.url);
/** Folders that a parser may read: its own sources and installed packages. No folder with data is among them. */
const readable = [...new Set([dirname(parserEntry), ...(resolve.paths('sharp') ?? []), packagesAround(resolve('sharp'))])];

/** The outermost `node_modules` on a path: the package manager may keep packages elsewhere than where they are looked up. */
function packagesAround(path: string): string {
  const mark = `${sep}node_modules${sep}`;
  return path.slice(0, path.indexOf(mark) + mark.length - 1);
}

/** Node starts a parser so that it can write nothing, start nothing and read nothing else; few threads, because the stack of each counts as memory. */
export const parserFlags: readonly string[] = [
  '--permission',
  '--allow-addons',
  ...readable.map((folder) => `--allow-fs-read=${folder}${sep}`),
  '--no-warnings',
  '--v8-pool-size=1',
  '--single-threaded-gc',
];
