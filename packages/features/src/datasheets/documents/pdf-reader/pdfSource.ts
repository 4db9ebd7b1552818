/** pdf.js measures in points; browsers show 96 pixels an inch. */
export const pixelsPerPoint = 96 / 72;

/** Size of a page at 100 %, in CSS pixels. */
export interface PageSize {
  width: number;
  height: number;
}

/** One line of a document's outline; `page` counts from 1 and is null when the target is not a page. */
export interface OutlineItem {
  title: string;
  page: number | null;
  level: number;
}

/** A page's text as the file holds it: runs in reading order. */
export type PageText = readonly string[];

/** A run of text with its place on the page, in points from the lower left corner. */
export interface PlacedRun {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the reader needs of a document. `openPdf` makes one from a file's address; stories and tests may make their own. */
export interface PdfSource {
  pageCount: number;
  outline: readonly OutlineItem[];
  /** Size of the first page: the estimate for pages that have not been seen. */
  firstPage: PageSize;
  /** @param page Counts from 1. */
  pageSize: (page: number) => Promise<PageSize>;
  pageText: (page: number) => Promise<PageText>;
  /** The page's text with where it stands, for reading tables. */
  pageRuns: (page: number) => Promise<readonly PlacedRun[]>;
  /** Paints the page; `scale` is CSS pixels per point-pixel, `density` device pixels per CSS pixel. Rejects with AbortError when aborted. */
  paint: (page: number, canvas: HTMLCanvasElement, scale: number, density: number, signal: AbortSignal) => Promise<void>;
  /** Fills the container with selectable text; resolves with one element a run, in the order of `pageText`. */
  layText: (page: number, container: HTMLElement, scale: number, signal: AbortSignal) => Promise<readonly HTMLElement[]>;
  /** Frees the worker and its memory. */
  close: () => void;
}
