import type { Readable } from 'node:stream';
import type { Document } from '@chippage/api/types';
import type { FileStore } from '../../platform/files.ts';
import { cleanFileName, zipFiles } from '../../platform/zipFiles.ts';

/** A file name that every system takes. */
export const safeName = (name: string): string => cleanFileName(name) || '数据手册';

/** Names for files that will lie in one folder; equal ones get a number. */
export function distinctNames(documents: readonly Document[]): string[] {
  const taken = new Map<string, number>();
  return documents.map((document) => {
    const base = safeName(document.title);
    const count = (taken.get(base.toLowerCase()) ?? 0) + 1;
    taken.set(base.toLowerCase(), count);
    return `${count === 1 ? base : `${base} (${count})`}.pdf`;
  });
}

/** A zip of files of the store; PDFs are packed already, so they are stored as they are. */
export function zipDocuments(files: FileStore, documents: readonly Document[], modified: Date): Readable {
  const names = distinctNames(documents);
  return zipFiles(
    files,
    documents.flatMap(({ id, sha256 }, at) => (sha256 === null ? [] : [{ name: names[at] ?? `${id}.pdf`, sha256, modified, isPacked: true }])),
  );
}
