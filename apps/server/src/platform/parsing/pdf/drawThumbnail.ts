import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Canvas from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { ParserReply, ParserTasks } from '../parserTasks.ts';
import { type DrawingSettings, openPdf } from './openPdf.ts';

/** The first page was drawn, or why not: `no_canvas` says nothing of the file. */
export type ThumbnailReading = { width: number; height: number } | { fault: 'broken' | 'no_canvas' };

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => `${join(pdfjs, name)}${sep}`;
/** Pictures beyond this are left out: decoded, they would not fit beside the page. */
const PICTURE_PIXELS = 12_000_000;
const drawing: DrawingSettings = {
  cMapUrl: folder('cmaps'),
  standardFontDataUrl: folder('standard_fonts'),
  wasmUrl: folder('wasm'),
  maxImageSize: PICTURE_PIXELS,
};
/** The first that is small enough is taken. */
const QUALITIES = [82, 60, 35, 15];

/** Draws the first page of a PDF that was judged when it came in, as wide as asked, on white. */
export async function drawThumbnail(
  input: Buffer,
  { width, mostHeight, mostBytes }: ParserTasks['thumbnail']['settings'],
): Promise<ParserReply<ThumbnailReading>> {
  // It is not there for every system.
  const canvasOf = await import('@napi-rs/canvas').catch(() => null);
  if (!canvasOf) return { answer: { fault: 'no_canvas' } };
  const pdf = await openPdf(input, drawing).catch(() => null);
  if (!pdf) return { answer: { fault: 'broken' } };
  const page = await pdf.getPage(1);
  const { width: pageWidth } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / pageWidth });
  const height = Math.min(Math.max(Math.round(viewport.height), 1), mostHeight);
  const canvas = canvasOf.createCanvas(width, height);
  await page.getOperatorList();
  lendFonts(page, canvasOf);
  await page.render({ canvas: null, canvasContext: canvas.getContext('2d') as unknown as CanvasRenderingContext2D, viewport, background: '#ffffff' }).promise;
  for (const quality of QUALITIES) {
    const bytes = await canvas.encode('webp', quality);
    if (bytes.byteLength <= mostBytes) return { answer: { width, height }, bytes };
  }
  return { answer: { fault: 'broken' } };
}

/** Chinese files often name a font without bringing it; this one takes its place, whatever the system has. */
function lendFonts(page: PDFPageProxy, { GlobalFonts }: Pick<typeof Canvas, 'GlobalFonts'>): void {
  const fonts = page.commonObjs as Iterable<[string, { missingFile?: boolean; fallbackName?: string } | null]>;
  const wanted = new Set([...fonts].flatMap(([, font]) => (font?.missingFile && font.fallbackName ? [font.fallbackName] : [])));
  if (wanted.size === 0) return;
  const path = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'));
  for (const family of wanted) GlobalFonts.registerFromPath(path, family);
}
