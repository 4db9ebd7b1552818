import type { PageViewport } from 'pdfjs-dist';
import type { ParserReply, ParserTasks } from '../parserTasks.ts';
import { createPinFinder, type FoundPins } from './findPins.ts';
import { createFinder, type FoundValue, type WantedValue } from './findValues.ts';
import { openPdf } from './openPdf.ts';
import { type PageContent, readContent, type TextPiece } from './pageContent.ts';
import { linesOf, type Run } from './textLines.ts';

/** Where the values of each part that was asked for stand, and what the pin tables say. */
export interface ValuesReading {
  values: FoundValue[][];
  pins: FoundPins[];
}

/** Share of the size of a font that stands above the baseline. */
const ASCENT = 0.88;

/** A run as the page shows it: the transform of the run, then that of the page. Null for text that does not run from left to right. */
function runOf({ str, transform, width, height }: TextPiece, viewport: PageViewport): Run | null {
  const [a = 0, b = 0, , , x = 0, y = 0] = transform;
  const [left = 0, baseline = 0] = viewport.convertToViewportPoint(x, y) as number[];
  const [right = 0, end = 0] = viewport.convertToViewportPoint(
    x + (width * a) / (Math.hypot(a, b) || 1),
    y + (width * b) / (Math.hypot(a, b) || 1),
  ) as number[];
  if (right < left || Math.abs(end - baseline) > 1) return null;
  return { text: str, x: left, y: baseline - height * ASCENT, width: right - left, height: height * 1.1 };
}

/** Looks at one page after the other for the values of some parts, and for pin tables. */
export function createValuesReader(wanted: readonly WantedValue[][]): { look: (page: number, content: PageContent) => void; done: () => ValuesReading } {
  const finders = wanted.map(createFinder);
  const pinFinder = createPinFinder();
  return {
    look: (page, { pieces, viewport }) => {
      const lines = linesOf(pieces.flatMap((piece) => runOf(piece, viewport) ?? []));
      for (const finder of finders) finder.look(page, lines);
      pinFinder.look(page, lines);
    },
    done: () => ({ values: finders.map((finder) => finder.done()), pins: pinFinder.done() }),
  };
}

/** Finds values in the text layer of a PDF that was judged when it came in, with page and rectangle of each, and the rows of its pin tables. */
export async function readValues(input: Buffer, { mostPages, wanted }: ParserTasks['values']['settings']): Promise<ParserReply<ValuesReading>> {
  const pdf = await openPdf(input);
  const reader = createValuesReader(wanted);
  for (let no = 1; no <= Math.min(pdf.numPages, mostPages); no += 1) reader.look(no, await readContent(pdf, no));
  return { answer: reader.done() };
}
