import type { BomLine } from '@chippage/api/types';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What was read of a list, or why nothing was. */
export type SheetReading = { lines: BomLine[] } | { fault: string };

/** Reads lists one after another, and notices when the reader is lost. */
export interface SheetReader {
  read: (bytes: Buffer) => Promise<SheetReading & { ms: number }>;
  /** Megabytes that the reader holds after it had time to clean up. */
  heldMb: () => Promise<number>;
  close: () => Promise<unknown>;
}

const HANG_MS = 30_000;
/** What a tab of a browser can give. */
const TAB_MB = 1500;

/** Opens a reader in a thread of its own. */
export function openSheetReader(): SheetReader {
  const start = () => {
    const worker = new Worker(new URL('sheetReader.ts', import.meta.url), {
      execArgv: ['--conditions=chippage-source'],
      resourceLimits: { maxOldGenerationSizeMb: TAB_MB },
    });
    worker.on('error', () => undefined);
    return worker;
  };
  let worker = start();
  return {
    async read(bytes) {
      const began = performance.now();
      const late = new AbortController();
      const done = new AbortController();
      const timer = setTimeout(() => late.abort(), HANG_MS);
      try {
        worker.postMessage(new Uint8Array(bytes));
        const [answer] = (await Promise.race([
          once(worker, 'message', { signal: late.signal }),
          once(worker, 'exit', { signal: done.signal }).then(() => Promise.reject(new Error('out of memory'))),
        ])) as [SheetReading];
        return { ...answer, ms: performance.now() - began };
      } catch (error) {
        await worker.terminate();
        worker = start();
        return { fault: late.signal.aborted ? '挂起' : `垮了 ${String(error)}`, ms: performance.now() - began };
      } finally {
        clearTimeout(timer);
        done.abort();
      }
    },
    async heldMb() {
      const { used_heap_size: used } = (await worker.getHeapStatistics()) as { used_heap_size: number };
      return used / 2 ** 20;
    },
    close: () => worker.terminate(),
  };
}
