import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Returns a hash of the names and contents of all files that match; a checkout that only touches mtimes keeps it. */
export function contentHash(root: string, patterns: string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: root, withFileTypes: true, exclude: (entry) => entry.name === 'node_modules' || entry.name === 'dist' })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const file of [...new Set(files)].toSorted()) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
