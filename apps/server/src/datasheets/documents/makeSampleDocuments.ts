import type { FastifyBaseLogger } from 'fastify';
import { touchParts } from '../parts/catalogueWrites.queries.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { FileStore } from '../../platform/files.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { insertDocument } from './documents.queries.ts';
import { askForTexts } from '../texts/readTexts.ts';
import { openThread } from '../../platform/thread.ts';
import type { SampleDocument, Sheet } from './sample-pdf/sheet.ts';
import { findWanted, isWellKnown, type Wanted } from './sampleSheets.queries.ts';
import { olderSheet, openSheets } from './sampleSheets.ts';

interface Parts {
  db: Db;
  files: FileStore;
  jobs: Jobs;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** A made document and what tells it from the other revisions of its sheet. */
interface Revision {
  made: SampleDocument;
  title: string;
  version: string;
  publishedOn: string;
}

/** The files are on the disk before their rows are committed; a row without its file cannot be. */
async function keep({ db, files, clock }: Parts, part: Wanted, revisions: readonly Revision[]): Promise<void> {
  const stored = await Promise.all(revisions.map(async (revision) => ({ ...revision, ...(await files.put(revision.made.bytes)) })));
  await db.transaction(async (tx) => {
    for (const { made, title, version, publishedOn, sha256, sizeBytes } of stored) {
      const facts = { title, series: `sample ${part.mpn}`, version, publishedOn, language: 'zh', isSample: true } as const;
      const file = { sha256, sizeBytes, pageCount: made.pageCount, outline: made.outline };
      // Another process may be making the same ones.
      const id = await insertDocument(tx, { brandId: part.brandId, ...facts, ...file, createdAt: clock.now() }, [part.id]);
      if (id !== undefined) await touchParts(tx, [part.id]);
    }
  });
}

const dayOf = ({ issuedOn }: Sheet) => issuedOn.toISOString().slice(0, 10);

/** The document of a part, and for some an older revision behind it. */
async function draw(part: Wanted, sheet: Sheet, ask: (sheet: Sheet) => Promise<SampleDocument>): Promise<Revision[]> {
  const current = { made: await ask(sheet), title: `${part.mpn} 示例文档`, version: '样例 B', publishedOn: dayOf(sheet) };
  const older = isWellKnown(part) ? olderSheet(sheet) : null;
  if (older === null) return [current];
  return [current, { made: await ask(older), title: `${part.mpn} 示例文档（样例旧版）`, version: '样例 A', publishedOn: dayOf(older) }];
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
      await keep(parts, part, await draw(part, await sheetOf(part), (sheet) => drawing.ask(sheet)));
      count += 1;
      // Those that people look for first are read while the others are made.
      if (isWellKnown(part)) await askForTexts(parts);
    }
  } finally {
    await drawing.close();
  }
  parts.log.info({ count }, 'sample documents made');
  return count;
}
