import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore } from './files.ts';

/** A file of a zip. */
export interface ZippedFile {
  /** With the folders before it, `/` between. */
  name: string;
  sha256: string;
  modified: Date;
  /** Not for what is packed already. */
  isPacked: boolean;
}

/** A file name that every system takes: no path, no control or direction characters, at most 100 characters; '' when nothing is left. */
export function cleanFileName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return Array.from(clean).slice(0, 100).join('');
}

/** A zip of files of the store, made while it is sent. A visitor who leaves before the end closes the file that is being read: nothing else would. */
export function zipFiles(store: Pick<FileStore, 'read'>, files: readonly ZippedFile[]): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  let reading: Readable | null = null;
  for (const { name, sha256, modified, isPacked } of files)
    zip.addReadStreamLazy(name, { compress: !isPacked, mtime: modified }, (give) => {
      reading = store.read(sha256);
      if (out.destroyed) reading.destroy();
      give(null, reading);
    });
  zip.end();
  out.once('close', () => reading?.destroy());
  zip.on('error', (error) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  zip.outputStream.pipe(out);
  return out;
}
