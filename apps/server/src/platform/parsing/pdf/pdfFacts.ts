import type { PDFDocumentProxy } from 'pdfjs-dist';

/** What a PDF says of itself. */
export interface PdfFacts {
  pageCount: number;
  /** Title of its properties, '' without a useful one. */
  title: string;
  /** Text of the first pages. */
  text: string;
  outline: { title: string; page: number; level: number }[];
}

const TEXT_PAGES = 3;
const TEXT_MAX = 20_000;
const OUTLINE_MAX = 300;

/** Reads them. @throws whatever a broken page makes the reader throw */
export const factsOf = async (pdf: PDFDocumentProxy): Promise<PdfFacts> => ({
  pageCount: pdf.numPages,
  title: await titleOf(pdf),
  text: await textOf(pdf),
  outline: await outlineOf(pdf),
});

async function titleOf(pdf: PDFDocumentProxy): Promise<string> {
  const { info } = await pdf.getMetadata();
  const title = 'Title' in info && typeof info.Title === 'string' ? clean(info.Title, 120) : '';
  // What programs write by themselves is no title.
  return /^(untitled|microsoft|document\d*|.*\.(docx?|fm|indd|pdf|xlsx?))/i.test(title) || title.length < 4 ? '' : title;
}

async function textOf(pdf: PDFDocumentProxy): Promise<string> {
  let text = '';
  for (let no = 1; no <= Math.min(TEXT_PAGES, pdf.numPages) && text.length < TEXT_MAX; no += 1) {
    const { items } = await (await pdf.getPage(no)).getTextContent();
    text += `${items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')}\n`;
  }
  return text.slice(0, TEXT_MAX);
}

async function outlineOf(pdf: PDFDocumentProxy): Promise<PdfFacts['outline']> {
  type Item = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];
  const found: PdfFacts['outline'] = [];
  const walk = async (items: readonly Item[], level: number): Promise<void> => {
    for (const { title, dest, items: inner } of items) {
      if (found.length >= OUTLINE_MAX || level > 4) return;
      const place = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
      const target: unknown = place?.[0];
      const page = await pdf.getPageIndex(target as Parameters<PDFDocumentProxy['getPageIndex']>[0]).catch(() => -1);
      const heading = clean(title, 200);
      if (page >= 0 && heading !== '') found.push({ title: heading, page: page + 1, level });
      await walk(inner, level + 1);
    }
  };
  await walk((await pdf.getOutline()) ?? [], 1).catch(() => undefined);
  return found;
}

const clean = (text: string, length: number) =>
  [
    ...text
      .replaceAll(/[\u0000-\u001f\u007f\s]+/g, ' ')
      .trim()
      .toWellFormed(),
  ]
    .slice(0, length)
    .join('');
