import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import type { ParserReply, ParserTasks } from '../parserTasks.ts';
import { createPinFinder } from './findPins.ts';
import { createFinder } from './findValues.ts';
import { linesOf, type Run } from './textLines.ts';

/** Share of the size of a font that stands above the baseline. */
const ASCENT = 0.88;

/** A run as the page shows it: the transform of the run, then that of the page. Null for text that does not run from left to right. */
function runOf({ str, transform, width, height }: { str: string; transform: number[]; width: number; height: number }, viewport: PageViewport): Run | null {
  const [a = 0, b = 0, , , x = 0, y = 0] = transform;
  const [left = 0, baseline = 0] = viewport.convertToViewportPoint(x, y) as number[];
  const [right = 0, end = 0] = viewport.convertToViewportPoint(
    x + (width * a) / (Math.hypot(a, b) || 1),
    y + (width * b) / (Math.hypot(a, b) || 1),
  ) as number[];
  if (right < left || Math.abs(end - baseline) > 1) return null;
  return { text: str, x: left, y: baseline - height * ASCENT, width: right - left, height: height * 1.1 };
}

async function runsOf(page: PDFPageProxy): Promise<Run[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    const run = 'str' in item ? runOf(item, viewport) : null;
    return run ? [run] : [];
  });
}

/** Finds values in the text layer of a PDF that was judged when it came in, with page and rectangle of each, and the rows of its pin tables. */
export async function readValues(
  input: Buffer,
  { mostPages, wanted }: ParserTasks['values']['settings'],
): Promise<ParserReply<ParserTasks['values']['answer']>> {
  const pdf = await getDocument({
    data: new Uint8Array(input.buffer, input.byteOffset, input.byteLength),
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    disableFontFace: true,
    verbosity: 0,
  }).promise;
  const finder = createFinder(wanted);
  const pinFinder = createPinFinder();
  for (let no = 1; no <= Math.min(pdf.numPages, mostPages); no += 1) {
    const page = await pdf.getPage(no);
    const lines = linesOf(await runsOf(page));
    finder.look(no, lines);
    pinFinder.look(no, lines);
    page.cleanup();
  }
  return { answer: { values: finder.done(), pins: pinFinder.done() } };
}
