import { Worker } from 'node:worker_threads';
import type { PackingPaper, PiPaper } from './papers.ts';

interface Drawn {
  id: number;
  bytes?: Uint8Array;
  error?: string;
}

interface Waiting {
  done: (bytes: Buffer) => void;
  failed: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let next = 0;

function start(): Worker {
  const fresh = new Worker(new URL('./papers.worker.ts', import.meta.url));
  fresh.on('message', ({ id, bytes, error }: Drawn) => {
    const found = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) fresh.unref();
    if (bytes) found?.done(Buffer.from(bytes));
    else found?.failed(new Error(error));
  });
  const gone = (error: Error) => {
    if (worker === fresh) worker = undefined;
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
  };
  fresh.on('error', gone);
  fresh.on('exit', () => gone(new Error('the drawing thread ended')));
  return fresh;
}

/** Draws a paper beside the main thread, which is started with the first one and keeps nobody from stopping. */
export function drawBeside(paper: PiPaper | PackingPaper): Promise<Buffer> {
  worker ??= start();
  worker.ref();
  const id = (next += 1);
  return new Promise((done, failed) => {
    waiting.set(id, { done, failed });
    worker?.postMessage({ id, paper });
  });
}
