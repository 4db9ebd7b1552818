import type { Readable } from 'node:stream';
import type { FileStore } from '../platform/files.ts';
import { zipFiles } from '../platform/zipFiles.ts';
import type { PackedFile } from './disk.queries.ts';
import { freeName, nameKey } from './names.rules.ts';

/** The most bytes of one zip. */
export const ZIP_BYTES = 2 * 1024 ** 3;

/** A zip of files of a disk; files of several folders that would lie in one get numbers. */
export function packFiles(store: FileStore, files: readonly PackedFile[]): Readable {
  const taken = new Set<string>();
  return zipFiles(
    store,
    files.map(({ path, name, kind, sha256, updatedAt }) => {
      const folder = path.map((one) => `${one}/`).join('');
      const keyOf = (key: string) => `${nameKey(folder)}${key}`;
      const free = taken.has(keyOf(nameKey(name))) ? freeName(name, false, (key) => taken.has(keyOf(key))) : name;
      taken.add(keyOf(nameKey(free)));
      return { name: `${folder}${free}`, sha256, modified: updatedAt, isPacked: kind !== 'text' && kind !== 'code' && kind !== 'other' };
    }),
  );
}
