import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { ParserReply, ParserTasks } from '../parserTasks.ts';
import { canvasLibrary, drawing, drawPage } from './drawPage.ts';
import { openPdf } from './openPdf.ts';

/** The first page was drawn, or why not: `no_canvas` says nothing of the file. */
export type ThumbnailReading = { width: number; height: number } | { fault: 'broken' | 'no_canvas' };

/** The first that is small enough is taken. */
const QUALITIES = [82, 60, 35, 15];

/** Draws the first page of a PDF that was judged when it came in, as wide as asked, on white. */
export async function drawThumbnail(input: Buffer, settings: ParserTasks['thumbnail']['settings']): Promise<ParserReply<ThumbnailReading>> {
  const pdf = await openPdf(input, drawing).catch(() => null);
  return pdf ? drawFirstPage(pdf, settings) : { answer: { fault: 'broken' } };
}

/** Draws the first page of a PDF that was opened for drawing. */
export async function drawFirstPage(
  pdf: PDFDocumentProxy,
  { width, mostHeight, mostBytes }: ParserTasks['thumbnail']['settings'],
): Promise<{ answer: ThumbnailReading; bytes?: Uint8Array }> {
  const canvasOf = await canvasLibrary();
  if (!canvasOf) return { answer: { fault: 'no_canvas' } };
  const canvas = await drawPage(await pdf.getPage(1), { width, mostHeight }, canvasOf);
  for (const quality of QUALITIES) {
    const bytes = await canvas.encode('webp', quality);
    if (bytes.byteLength <= mostBytes) return { answer: { width, height: canvas.height }, bytes };
  }
  return { answer: { fault: 'broken' } };
}
