import { parentPort } from 'node:worker_threads';
import { drawPaper, type PackingPaper, type PiPaper } from './papers.ts';

/** Draws in a thread of its own: a page with Chinese fonts takes a tenth of a second, in which nobody else would be served. */
parentPort?.on('message', async ({ id, paper }: { id: number; paper: PiPaper | PackingPaper }) => {
  try {
    parentPort?.postMessage({ id, bytes: await drawPaper(paper) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
