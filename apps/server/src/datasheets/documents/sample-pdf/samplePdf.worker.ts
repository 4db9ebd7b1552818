import { parentPort } from 'node:worker_threads';
import { makeSamplePdf } from './samplePdf.ts';
import type { Sheet } from './sheet.ts';

/** Draws in a thread of its own, so that the first visitors do not wait behind a few hundred documents. */
parentPort?.on('message', async (sheet: Sheet) => {
  parentPort?.postMessage(await makeSamplePdf(sheet));
});
