import { documentFileLimits } from '@chippage/api/limits';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What a PDF says of itself. */
export interface PdfFacts {
  pageCount: number;
  /** Title of its properties, '' without a useful one. */
  title: string;
  /** Text of the first pages. */
  text: string;
  outline: { title: string; page: number; level: number }[];
}

/** Why a file is not one that others can read safely. */
export type PdfFault = 'not_pdf' | 'broken' | 'protected' | 'active' | 'too_many_pages';

/** A file was read, or cannot be. */
export type PdfReading = { facts: PdfFacts } | { fault: PdfFault };

const PATIENCE_MS = 20_000;
/** A file of 50 MB with room for what is unpacked of it. */
const MEMORY_MB = 384;
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a PDF in a thread of its own: files of strangers may be made to keep a reader busy or to fill its memory, and
 * then only the thread ends.
 */
export async function readPdf(path: string): Promise<PdfReading> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await inThread(path);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function inThread(path: string): Promise<PdfReading> {
  const worker = new Worker(new URL('./readPdf.worker.ts', import.meta.url), {
    workerData: { path, mostPages: documentFileLimits.pages },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // Fonts that it cannot draw are nobody's concern here.
    stdout: true,
    stderr: true,
  });
  try {
    for (;;) {
      const [message] = (await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) })) as [Partial<{ facts: PdfFacts; fault: PdfFault }>];
      if (message.facts) return { facts: message.facts };
      if (message.fault) return { fault: message.fault };
    }
  } catch {
    // Out of memory or out of time: no reader would do better.
    return { fault: 'broken' };
  } finally {
    await worker.terminate();
  }
}
