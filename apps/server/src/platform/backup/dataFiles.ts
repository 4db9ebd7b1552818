import { constants, existsSync, readdirSync } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

/** The store of bytes; its files are named by their SHA-256 and never change. */
const STORE = 'files';

/** What of a data folder belongs to a running process or can be made again. */
const SKIPPED = /^(postgres($|[./-])|portal\.pid$|files[/\\]parts([/\\]|$))|\.new$/;

/** Paths of all files below a data folder that a backup holds. */
export function dataFiles(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    .filter((path) => !SKIPPED.test(path));
}

/**
 * Brings files into another folder. Bytes of the store are linked where the disk allows it, the rest is copied.
 * @returns those that were gone when their turn came.
 */
export async function bringFiles(paths: readonly string[], from: string, to: string): Promise<string[]> {
  const gone: string[] = [];
  for (const path of paths) {
    const target = join(to, path);
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    const copy = () => copyFile(join(from, path), target, constants.COPYFILE_FICLONE);
    const brought = path.startsWith(STORE + sep) ? link(join(from, path), target).catch(copy) : copy();
    await brought.catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      gone.push(path);
    });
  }
  return gone;
}
