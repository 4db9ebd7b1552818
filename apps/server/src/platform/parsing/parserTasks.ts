import type { ArchiveReading } from './archives/readArchive.ts';
import type { PdfReading } from './pdf/readPdf.ts';
import type { PictureReading } from './pictures/readPicture.ts';

/** What parsers are asked: the settings of a task and what it answers. */
export interface ParserTasks {
  /** A PDF: whether it is safe, and what it says of itself. */
  pdf: { settings: { mostPages: number }; answer: PdfReading };
  /** A picture, decoded wholly; with `side` it is encoded anew as WebP, at most so many pixels long. */
  picture: { settings: { formats: string[]; pixels: number; side?: number }; answer: PictureReading };
  /** A ZIP: what it says that is inside. Nothing is unpacked. */
  archive: { settings: { entries: number; bytes: number; ratio: number }; answer: ArchiveReading };
}

/** What a parser may use; more when it asks for it, or the file is large. */
export interface ParserRoom {
  memoryMb: number;
  isLarge: boolean;
}

/** Answer of a parser with, where the task makes any, bytes; `needsMore`: the same again with more room. */
export interface ParserReply<T> {
  answer: T | 'needsMore';
  bytes?: Uint8Array;
}
