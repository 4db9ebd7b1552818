import type { PdfAssets } from '@chippage/features/DocumentReader';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { PDF_DATA_PATH } from './pdfAssets.ts';

/** Where pdf.js finds its worker and its data files. */
export const pdfAssets: PdfAssets = { workerUrl, cMapUrl: `${PDF_DATA_PATH}cmaps/`, standardFontDataUrl: `${PDF_DATA_PATH}standard_fonts/` };
