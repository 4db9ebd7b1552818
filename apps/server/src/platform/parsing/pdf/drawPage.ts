import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Canvas from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { DrawingSettings } from './openPdf.ts';

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => `${join(pdfjs, name)}${sep}`;
/** Pictures beyond this are left out: decoded, they would not fit beside the page. */
const PICTURE_PIXELS = 12_000_000;
/** What drawing a page needs beside the file. */
export const drawing: DrawingSettings = {
  cMapUrl: folder('cmaps'),
  standardFontDataUrl: folder('standard_fonts'),
  wasmUrl: folder('wasm'),
  maxImageSize: PICTURE_PIXELS,
};
/** Draws what a file says in Chinese without bringing a font, and what is written over pages. */
const fontPath = () => fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'));

/** The library that draws; null: it is not there for this system. */
export const canvasLibrary = (): Promise<typeof Canvas | null> => import('@napi-rs/canvas').catch(() => null);

/** Draws a page as wide as asked, on white; what is lower than `mostHeight` is cut off. */
export async function drawPage(
  page: PDFPageProxy,
  { width, mostHeight }: { width: number; mostHeight: number },
  canvasOf: Pick<typeof Canvas, 'createCanvas' | 'GlobalFonts'>,
): Promise<Canvas.Canvas> {
  const { width: pageWidth } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / pageWidth });
  const height = Math.min(Math.max(Math.round(viewport.height), 1), mostHeight);
  const canvas = canvasOf.createCanvas(width, height);
  await page.getOperatorList();
  lendFonts(page, canvasOf);
  await page.render({ canvas: null, canvasContext: canvas.getContext('2d') as unknown as CanvasRenderingContext2D, viewport, background: '#ffffff' }).promise;
  return canvas;
}

/** Makes the portal's own font known under a name. */
export function lendFont(family: string, { GlobalFonts }: Pick<typeof Canvas, 'GlobalFonts'>): void {
  GlobalFonts.registerFromPath(fontPath(), family);
}

/** Chinese files often name a font without bringing it; this one takes its place, whatever the system has. */
function lendFonts(page: PDFPageProxy, canvasOf: Pick<typeof Canvas, 'GlobalFonts'>): void {
  const fonts = page.commonObjs as Iterable<[string, { missingFile?: boolean; fallbackName?: string } | null]>;
  const wanted = new Set([...fonts].flatMap(([, font]) => (font?.missingFile && font.fallbackName ? [font.fallbackName] : [])));
  for (const family of wanted) lendFont(family, canvasOf);
}
