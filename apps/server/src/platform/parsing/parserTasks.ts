import type { ArchiveReading } from './archives/readArchive.ts';
import type { ThumbnailReading } from './pdf/drawThumbnail.ts';
import type { MarkedReading } from './pdf/drawMarked.ts';
import type { WantedValue } from './pdf/findValues.ts';
import type { DocumentReading } from './pdf/readDocument.ts';
import type { PdfReading } from './pdf/readPdf.ts';
import type { PdfTextReading } from './pdf/readPdfText.ts';
import type { ValuesReading } from './pdf/readValues.ts';
import type { PictureReading } from './pictures/readPicture.ts';
import type { SheetReading } from './sheets/readSheetRows.ts';

/** What parsers are asked: the settings of a task and what it answers. */
export interface ParserTasks {
  /** A PDF: whether it is safe, and what it says of itself. */
  pdf: { settings: { mostPages: number }; answer: PdfReading };
  /** A short PDF that was judged before, as the next three read it, in one go; `wanted` and `thumbnail` are null where nobody asks. */
  document: {
    settings: { mostPages: number; wanted: WantedValue[][] | null; thumbnail: ParserTasks['thumbnail']['settings'] | null };
    answer: DocumentReading;
  };
  /** The text of some pages of a PDF that was judged before. */
  pdfText: { settings: { from: number; count: number }; answer: PdfTextReading };
  /** A PDF that was judged before: where in its text the values of each of some parts stand, and what its pin tables say. */
  values: { settings: { mostPages: number; wanted: WantedValue[][] }; answer: ValuesReading };
  /** A PDF that was judged before: its first page as a small WebP, cut off below `mostHeight`. */
  thumbnail: { settings: { width: number; mostHeight: number; mostBytes: number }; answer: ThumbnailReading };
  /** A PDF that was judged before: its first pages as JPEGs with words over them, each cut off below `mostHeight`. */
  marked: { settings: { mostPages: number; width: number; mostHeight: number; words: string }; answer: MarkedReading };
  /** A picture, decoded wholly; with `side` it is encoded anew as WebP, at most so many pixels long. */
  picture: { settings: { formats: string[]; pixels: number; side?: number }; answer: PictureReading };
  /** A ZIP: what it says that is inside. Nothing is unpacked. */
  archive: { settings: { entries: number; bytes: number; ratio: number }; answer: ArchiveReading };
  /** A spreadsheet or a text with commas: the rows of its first sheet, packed. */
  sheet: { settings: { rows: number; columns: number; cell: number }; answer: SheetReading };
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
