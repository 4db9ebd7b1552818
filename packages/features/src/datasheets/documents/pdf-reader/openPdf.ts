import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import { type OutlineItem, type PageText, type PdfSource, pixelsPerPoint, type PlacedRun } from './pdfSource.ts';

/** Where pdf.js finds its parts; a bundler's `?url` import or a static folder. */
export interface PdfAssets {
  /** Address of pdf.worker.min.mjs of the installed pdfjs-dist. */
  workerUrl: string;
  /** Folder of character maps and standard fonts, with a trailing slash; without it files that embed no CJK font show gaps. */
  cMapUrl?: string;
  standardFontDataUrl?: string;
}

async function pageOf(pdf: PDFDocumentProxy, dest: unknown): Promise<number | null> {
  const explicit = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  if (!Array.isArray(explicit)) return null;
  const [target] = explicit as [unknown];
  if (typeof target === 'number') return target + 1;
  if (target === null || typeof target !== 'object') return null;
  try {
    return (await pdf.getPageIndex(target as { num: number; gen: number })) + 1;
  } catch {
    return null;
  }
}

type RawOutline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

async function readOutline(pdf: PDFDocumentProxy, items: RawOutline | null, level: number): Promise<OutlineItem[]> {
  const lists = await Promise.all(
    (items ?? []).map(async (item) => [
      { title: item.title, page: await pageOf(pdf, item.dest), level },
      ...(await readOutline(pdf, item.items as RawOutline, level + 1)),
    ]),
  );
  return lists.flat();
}

function whenAborted(signal: AbortSignal, cancel: () => void): () => void {
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  return () => signal.removeEventListener('abort', cancel);
}

/** Reads each page once; what could not be read is read anew when it is asked for again. */
function remember<T>(read: (page: number) => Promise<T>): (page: number) => Promise<T> {
  const known = new Map<number, Promise<T>>();
  return (page) => {
    const before = known.get(page);
    if (before) return before;
    const reading = read(page);
    known.set(page, reading);
    reading.catch(() => known.delete(page));
    return reading;
  };
}

/** A file by its address, or one that is here already, e.g. because its address wants a session. */
export type PdfFile = string | Blob;

async function fetchPdf(file: PdfFile, assets: PdfAssets): Promise<PDFDocumentLoadingTask> {
  const pdfjs = await import('pdfjs-dist');
  pdfjs.GlobalWorkerOptions.workerSrc = assets.workerUrl;
  return pdfjs.getDocument({
    ...(typeof file === 'string' ? { url: file } : { data: new Uint8Array(await file.arrayBuffer()) }),
    ...(assets.cMapUrl === undefined ? {} : { cMapUrl: assets.cMapUrl, cMapPacked: true }),
    ...(assets.standardFontDataUrl === undefined ? {} : { standardFontDataUrl: assets.standardFontDataUrl }),
    useWasm: false,
    rangeChunkSize: 128 * 1024,
  });
}

/** The file that was asked for before its reader stood; without a task once it has been opened. */
let ahead: { url: string; task: Promise<PDFDocumentLoadingTask> | null } | null = null;

/**
 * Begins to load pdf.js and a file that `openPdf` will be asked for in a moment. Asking for the same file once more does nothing until
 * `forgetAhead`; another file takes its place. What fails here fails again, and is told, where the file is opened.
 */
export function readAhead(url: string, assets: PdfAssets): void {
  if (ahead?.url === url) return;
  if (ahead) forgetAhead(ahead.url);
  const task = fetchPdf(url, assets);
  ahead = { url, task };
  task.then(({ promise }) => promise).catch(() => ahead?.task === task && (ahead.task = null));
}

/** Ends what `readAhead` began, if nobody has opened the file. */
export function forgetAhead(url: string): void {
  if (ahead?.url !== url) return;
  ahead.task?.then((task) => task.destroy()).catch(() => undefined);
  ahead = null;
}

function takeAhead(url: PdfFile): Promise<PDFDocumentLoadingTask> | null {
  if (ahead?.url !== url) return null;
  const { task } = ahead;
  ahead.task = null;
  return task;
}

/**
 * Opens a PDF in the browser; pdf.js and its worker load here, in `readAhead` and nowhere else.
 * @param file At an address range requests are used when the server allows them.
 * @param known The outline, where somebody read it before: the file says of a heading which object its page is, and to
 * count the pages before that one, a long file is fetched nearly whole.
 * @throws Error when the file cannot be fetched or is not a PDF.
 */
export async function openPdf(file: PdfFile, assets: PdfAssets, known?: readonly OutlineItem[]): Promise<PdfSource> {
  const [pdfjs, task] = await Promise.all([import('pdfjs-dist'), takeAhead(file) ?? fetchPdf(file, assets)]);
  // Closing what is being read makes that reading fail, and whoever asked for it hears of it.
  const close = () => void task.destroy().catch(() => undefined);
  const pdf = await task.promise;
  const getPage = remember((page) => pdf.getPage(page));
  const getText = remember(async (page) => (await getPage(page)).getTextContent());
  const sizeOf = async (page: number) => {
    const { width, height } = (await getPage(page)).getViewport({ scale: pixelsPerPoint });
    return { width, height };
  };
  const [outline, firstPage] = await Promise.all([known ?? pdf.getOutline().then((items) => readOutline(pdf, items, 1)), sizeOf(1)]).catch((error: unknown) => {
    close();
    throw error;
  });
  return {
    pageCount: pdf.numPages,
    outline,
    firstPage,
    pageSize: sizeOf,
    pageText: async (page): Promise<PageText> => (await getText(page)).items.flatMap((item) => ('str' in item ? [item.str] : [])),
    pageRuns: async (page): Promise<PlacedRun[]> =>
      (await getText(page)).items.flatMap((item) => {
        if (!('str' in item)) return [];
        const [, , , , x, y] = item.transform as number[];
        return [{ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, height: item.height }];
      }),
    async paint(page, canvas, scale, density, signal) {
      const proxy = await getPage(page);
      signal.throwIfAborted();
      const viewport = proxy.getViewport({ scale: scale * pixelsPerPoint * density });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const rendering = proxy.render({ canvas, viewport });
      const release = whenAborted(signal, () => rendering.cancel());
      try {
        await rendering.promise;
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      } finally {
        release();
      }
    },
    async layText(page, container, scale, signal) {
      const [proxy, textContentSource] = await Promise.all([getPage(page), getText(page)]);
      signal.throwIfAborted();
      const layer = new pdfjs.TextLayer({ textContentSource, container, viewport: proxy.getViewport({ scale: scale * pixelsPerPoint }) });
      const release = whenAborted(signal, () => layer.cancel());
      await layer.render().finally(release);
      return layer.textDivs;
    },
    close,
  };
}
