import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { ParserReply, ParserTasks } from '../parserTasks.ts';
import { openPdf } from './openPdf.ts';

/** Texts of pages one after another, '' for one without; null for a file that does not open. */
export type PdfTextReading = { pageCount: number; pages: string[] } | null;

/** A page with more is a listing that nobody searches by its end. */
const PAGE_MAX = 20_000;
/** Texts of one answer: three bytes a character stay below what a parser may say. */
const ANSWER_MAX = 1_000_000;

/** Reads the text of pages from `from` on, as many as fit, at least one where there is one. */
export async function readPdfText(input: Buffer, { from, count }: ParserTasks['pdfText']['settings']): Promise<ParserReply<PdfTextReading>> {
  const pdf = await openPdf(input).catch(() => null);
  if (!pdf) return { answer: null };
  const pages: string[] = [];
  let length = 0;
  for (let no = from; no < from + count && no <= pdf.numPages && length < ANSWER_MAX - PAGE_MAX; no += 1) {
    const text = await pageText(pdf, no).catch(() => '');
    length += text.length;
    pages.push(text);
  }
  return { answer: { pageCount: pdf.numPages, pages } };
}

async function pageText(pdf: PDFDocumentProxy, no: number): Promise<string> {
  const page = await pdf.getPage(no);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
  page.cleanup();
  return text
    .slice(0, PAGE_MAX)
    .replaceAll(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim()
    .toWellFormed();
}
