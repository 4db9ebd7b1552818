import type { Readable } from 'node:stream';

interface Named {
  /** Name that the browser proposes when saving, e.g. `STM32F103C8T6.pdf`. */
  name: string;
  contentType: string;
  /** Shown in the page or saved. */
  disposition: 'inline' | 'attachment';
}

/** A file of the store: ranges, ETag and 304 are answered from its digest. */
export interface StoredFileReply extends Named {
  kind: 'stored';
  sha256: string;
  sizeBytes: number;
  /** The address names the content, so that it may be kept without asking again. */
  isForever?: boolean;
}

/** Bytes made on the way, of unknown length. */
export interface StreamReply extends Named {
  kind: 'stream';
  stream: Readable;
}

/** What a handler answers where the contract says bytes. */
export type FileReply = StoredFileReply | StreamReply;

/** Answers with a file of the store. */
export const storedFile = (file: Omit<StoredFileReply, 'kind'>): StoredFileReply => ({ kind: 'stored', ...file });

/** Answers with bytes that are made while they are sent. */
export const streamedFile = (file: Omit<StreamReply, 'kind'>): StreamReply => ({ kind: 'stream', ...file });

/** RFC 6266: an ASCII name for old clients and the true one in UTF-8. */
export function contentDisposition(disposition: Named['disposition'], name: string): string {
  const clean = name.replace(/[\u0000-\u001f\u007f"\\/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '_').slice(0, 120);
  const ascii = clean.replace(/[^\x20-\x7e]/g, '_');
  const utf8 = encodeURIComponent(clean).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
