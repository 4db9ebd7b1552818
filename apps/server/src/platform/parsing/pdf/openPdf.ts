import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist';

/** What drawing needs beside the file, and may use. */
export interface DrawingSettings {
  /** Folders of pdfjs with the maps and fonts that a file may name without bringing them. */
  cMapUrl: string;
  standardFontDataUrl: string;
  wasmUrl: string;
  /** Pixels; larger pictures are left out. */
  maxImageSize: number;
}

/** Opens a PDF; nothing is fetched, and nothing drawn without its settings. @throws for one that cannot be read */
export const openPdf = (input: Buffer, drawing?: DrawingSettings): Promise<PDFDocumentProxy> =>
  getDocument({
    data: new Uint8Array(input.buffer, input.byteOffset, input.byteLength),
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    disableFontFace: true,
    stopAtErrors: false,
    verbosity: 0,
    ...drawing,
  }).promise;
