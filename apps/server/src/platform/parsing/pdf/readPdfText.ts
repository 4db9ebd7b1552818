import type { ParserReply, ParserTasks } from '../parserTasks.ts';
import { openPdf } from './openPdf.ts';
import { type PageContent, readContent } from './pageContent.ts';

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
  const texts = createTextList();
  for (let no = from; no < from + count && no <= pdf.numPages && texts.hasRoom(); no += 1) texts.add(await readContent(pdf, no).catch(() => null));
  return { answer: { pageCount: pdf.numPages, pages: texts.pages } };
}

/** Collects texts of pages, as many as fit into an answer; null stands for a page that cannot be read. */
export function createTextList(): { pages: string[]; hasRoom: () => boolean; add: (content: PageContent | null) => void } {
  const pages: string[] = [];
  let length = 0;
  return {
    pages,
    hasRoom: () => length < ANSWER_MAX - PAGE_MAX,
    add: (content) => {
      const text = content === null ? '' : textOf(content);
      length += text.length;
      pages.push(text);
    },
  };
}

const textOf = ({ pieces }: PageContent): string =>
  pieces
    .map(({ str, hasEOL }) => str + (hasEOL ? ' ' : ''))
    .join('')
    .slice(0, PAGE_MAX)
    .replaceAll(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim()
    .toWellFormed();
