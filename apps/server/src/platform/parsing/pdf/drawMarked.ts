import type * as Canvas from '@napi-rs/canvas';
import type { ParserReply, ParserTasks } from '../parserTasks.ts';
import { canvasLibrary, drawing, drawPage, lendFont } from './drawPage.ts';
import { openPdf } from './openPdf.ts';

/** A page that was drawn: a JPEG of so many bytes, one after the other in what was made. */
interface DrawnPage {
  width: number;
  height: number;
  bytes: number;
}

/** Pages with words over them; or why not: `no_canvas` says nothing of the file. */
export type MarkedReading = { pages: DrawnPage[] } | { fault: 'broken' | 'no_canvas' };

const FAMILY = 'Mark';
/** Pixels between two lines of the words, and between two in a line beyond their length. */
const LINE = 170;
const GAP = 90;
const ANGLE = -Math.PI / 10;

/** Draws the first pages of a PDF as pictures with words all over them: they are part of the picture and cannot be taken off as a layer. */
export async function drawMarked(
  input: Buffer,
  { mostPages, width, mostHeight, words }: ParserTasks['marked']['settings'],
): Promise<ParserReply<MarkedReading>> {
  const canvasOf = await canvasLibrary();
  if (!canvasOf) return { answer: { fault: 'no_canvas' } };
  const pdf = await openPdf(input, drawing).catch(() => null);
  if (!pdf) return { answer: { fault: 'broken' } };
  lendFont(FAMILY, canvasOf);
  const pages: DrawnPage[] = [];
  const drawn: Buffer[] = [];
  for (let no = 1; no <= Math.min(pdf.numPages, mostPages); no += 1) {
    const page = await pdf.getPage(no);
    const canvas = await drawPage(page, { width, mostHeight }, canvasOf);
    writeOver(canvas, words);
    const bytes = await canvas.encode('jpeg', 80);
    pages.push({ width, height: canvas.height, bytes: bytes.byteLength });
    drawn.push(bytes);
    page.cleanup();
  }
  return { answer: { pages }, bytes: Buffer.concat(drawn) };
}

function writeOver(canvas: Canvas.Canvas, words: string): void {
  const context = canvas.getContext('2d');
  context.font = `26px ${FAMILY}`;
  context.fillStyle = 'rgba(90, 90, 90, 0.35)';
  const step = context.measureText(words).width + GAP;
  const reach = canvas.width + canvas.height;
  context.rotate(ANGLE);
  for (let y = 0; y < reach * 1.5; y += LINE) for (let x = -reach; x < reach; x += step) context.fillText(words, x + (y % (2 * LINE)) / 2, y);
}
