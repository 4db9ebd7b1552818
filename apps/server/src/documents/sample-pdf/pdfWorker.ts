import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SampleDocument, Sheet } from './sheet.ts';

/** A thread that draws documents, one after another. */
export interface PdfWorker {
  make: (sheet: Sheet) => Promise<SampleDocument>;
  close: () => Promise<void>;
}

/** Starts the drawing thread. */
export function startPdfWorker(): PdfWorker {
  const worker = new Worker(new URL('./samplePdf.worker.ts', import.meta.url));
  return {
    async make(sheet) {
      worker.postMessage(sheet);
      // `once` rejects when the thread dies of an error.
      const [made] = (await once(worker, 'message')) as [SampleDocument];
      return { ...made, bytes: Buffer.from(made.bytes) };
    },
    close: async () => void (await worker.terminate()),
  };
}
