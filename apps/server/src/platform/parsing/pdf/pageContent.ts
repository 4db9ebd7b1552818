import type { PageViewport, PDFDocumentProxy } from 'pdfjs-dist';

/** A piece of text as the reader gives it, with where it stands. */
export interface TextPiece {
  str: string;
  transform: number[];
  width: number;
  height: number;
  hasEOL: boolean;
}

/** The text of a page, and how its points become those that are shown. */
export interface PageContent {
  pieces: TextPiece[];
  viewport: PageViewport;
}

/** Reads the text of a page. @throws for a broken one */
export async function readContent(pdf: PDFDocumentProxy, no: number): Promise<PageContent> {
  const page = await pdf.getPage(no);
  const { items } = await page.getTextContent();
  page.cleanup();
  return { pieces: items.flatMap((item) => ('str' in item ? [item] : [])), viewport: page.getViewport({ scale: 1 }) };
}
