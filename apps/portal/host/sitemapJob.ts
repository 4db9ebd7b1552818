import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Backend } from './backend.ts';
import { addressesBy } from './catalogueAddresses.ts';
import { sitemaps } from './sitemaps.ts';
import { writeFiles } from './writtenFiles.ts';

/** How often the sitemaps are made anew, how soon after a failure, and how often a start looks whether the catalogue is in. */
const EVERY_MS = 3_600_000;
const AFTER_FAILURE_MS = 30_000;
const LOOK_MS = 500;

interface SitemapJob {
  backend: Backend;
  folder: string;
  origin: () => string;
  log: FastifyBaseLogger;
}

/** Keeps the sitemaps written, one call of the API after the other, until it is stopped. A request never makes any. */
export async function keepSitemaps({ backend, folder, origin, log }: SitemapJob, signal: AbortSignal): Promise<void> {
  const addressesOf = addressesBy(backend.fetchFor(null));
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  while (!signal.aborted) {
    if (!backend.isReady()) {
      await pause(LOOK_MS);
      continue;
    }
    const isWritten = await writeFiles(folder, sitemaps(origin(), addressesOf), signal).then(
      () => true,
      (error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, 'the sitemaps could not be written');
        return false;
      },
    );
    await pause(isWritten ? EVERY_MS : AFTER_FAILURE_MS);
  }
}
