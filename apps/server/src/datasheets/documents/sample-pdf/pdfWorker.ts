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
      for (;;) {
        // `once` rejects when the thread dies of an error.
        const [made] = (await once(worker, 'message')) as [Partial<SampleDocument>];
        // Under `node --watch` the thread also tells which files it loaded.
        if (isDocument(made)) return { ...made, bytes: Buffer.from(made.bytes) };
      }
    },
    close: async () => void (await worker.terminate()),
  };
}

const isDocument = (message: Partial<SampleDocument>): message is SampleDocument => message.bytes !== undefined;
