import type { ParserReply, ParserTasks } from '../parserTasks.ts';
import { drawing } from './drawPage.ts';
import { drawFirstPage, type ThumbnailReading } from './drawThumbnail.ts';
import { openPdf } from './openPdf.ts';
import { readContent } from './pageContent.ts';
import { createTextList, type PdfTextReading } from './readPdfText.ts';
import { createValuesReader, type ValuesReading } from './readValues.ts';

/** All that is read of a document, and null for what was not asked; null for a file that does not open, or has more pages than one process reads. */
export type DocumentReading = { text: NonNullable<PdfTextReading>; values: ValuesReading | null; thumbnail: ThumbnailReading | null } | null;

/** Reads a short PDF that was judged when it came in: it is opened once, and each page is read once, for its text and for what is looked for in it. */
export async function readDocument(
  input: Buffer,
  { mostPages, wanted, thumbnail }: ParserTasks['document']['settings'],
): Promise<ParserReply<DocumentReading>> {
  const pdf = await openPdf(input, drawing).catch(() => null);
  if (!pdf || pdf.numPages > mostPages) return { answer: null };
  const texts = createTextList();
  const values = wanted && createValuesReader(wanted);
  for (let no = 1; no <= pdf.numPages; no += 1) {
    const content = await readContent(pdf, no);
    values?.look(no, content);
    // Where the texts of its pages are too long for one answer, they are read in several.
    if (!texts.hasRoom()) return { answer: null };
    texts.add(content);
  }
  const drawn = thumbnail && (await drawFirstPage(pdf, thumbnail));
  const answer = { text: { pageCount: pdf.numPages, pages: texts.pages }, values: values?.done() ?? null, thumbnail: drawn?.answer ?? null };
  return drawn?.bytes ? { answer, bytes: drawn.bytes } : { answer };
}
