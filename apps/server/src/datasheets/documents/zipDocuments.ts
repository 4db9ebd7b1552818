import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Document } from '@chippage/api/types';
import type { FileStore } from '../../platform/files.ts';

/** A file name that every system takes: no path, no control or direction characters, at most 100 characters. */
export function safeName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return Array.from(clean).slice(0, 100).join('') || '数据手册';
}

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

/**
 * A zip of files of the store, made while it is sent; PDFs are packed already, so they are stored as they are. A visitor
 * who leaves before the end closes the file that is being read: nothing else would.
 */
export function zipDocuments(files: FileStore, documents: readonly Document[], modified: Date): Readable {
  const zip = new ZipFile();
  const names = distinctNames(documents);
  const out = new PassThrough();
  let reading: Readable | null = null;
  for (const [at, document] of documents.entries()) {
    const sha256 = document.sha256;
    if (sha256 === null) continue;
    zip.addReadStreamLazy(names[at] ?? `${document.id}.pdf`, { compress: false, mtime: modified }, (give) => {
      reading = files.read(sha256);
      if (out.destroyed) reading.destroy();
      give(null, reading);
    });
  }
  zip.end();
  out.once('close', () => reading?.destroy());
  zip.on('error', (error) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  zip.outputStream.pipe(out);
  return out;
}
