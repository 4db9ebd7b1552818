import type { FastifyBaseLogger } from 'fastify';
import { touchParts } from '../parts/catalogueWrites.queries.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { FileStore } from '../../platform/files.ts';
import { insertDocument } from './documents.queries.ts';
import { openThread } from '../../platform/thread.ts';
import type { SampleDocument, Sheet } from './sample-pdf/sheet.ts';
import { findWanted, type Wanted } from './sampleSheets.queries.ts';
import { openSheets } from './sampleSheets.ts';

interface Parts {
  db: Db;
  files: FileStore;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** The file is on the disk before its row is committed; a row without its file cannot be. */
async function keep({ db, files, clock }: Parts, part: Wanted, made: SampleDocument): Promise<void> {
  const { sha256, sizeBytes } = await files.put(made.bytes);
  const facts = { title: `${part.mpn} 示例文档`, language: 'zh', isSample: true, sha256, sizeBytes, pageCount: made.pageCount, outline: made.outline } as const;
  await db.transaction(async (tx) => {
    // Another process may be making the same ones.
    const id = await insertDocument(tx, { brandId: part.brandId, ...facts, createdAt: clock.now() }, [part.id]);
    if (id !== undefined) await touchParts(tx, [part.id]);
  });
}

/**
 * Makes the sample documents that are missing, a few for every category; does nothing once all are there.
 * Takes about a minute on the first start and goes on where a stop interrupted it.
 * @param signal Aborts between two documents.
 */
export async function makeSampleDocuments(parts: Parts, signal: AbortSignal): Promise<number> {
  const wanted = await findWanted(parts.db);
  if (wanted.length === 0) return 0;
  const sheetOf = await openSheets(parts.db);
  const drawing = openThread<Sheet, SampleDocument>(new URL('sample-pdf/samplePdf.worker.ts', import.meta.url));
  let count = 0;
  try {
    for (const part of wanted) {
      if (signal.aborted) break;
      await keep(parts, part, await drawing.ask(await sheetOf(part)));
      count += 1;
    }
  } finally {
    await drawing.close();
  }
  parts.log.info({ count }, 'sample documents made');
  return count;
}
