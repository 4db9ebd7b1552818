import { documentFileLimits } from '@chippage/api/limits';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { keepFile } from '../../platform/keepFile.ts';
import { parsePdf } from '../../platform/parsing/pdf/parsePdf.ts';
import { AdapterError } from '../../services/adapterError.ts';
import type { OutsideFiles } from '../../services/outsideFiles/port.ts';
import { touchParts } from '../parts/catalogueWrites.queries.ts';
import { archivedFailure, linkSilentFailure, noPdfFailure } from './documents.errors.ts';
import { findDocument } from './documents.queries.ts';
import { type AskedLink, readMakerHosts, writeArchive } from './links.queries.ts';

/** Fetches the file of an outside document and keeps it; from then on it opens in the reader and is searched like any other. @throws Failure when there is no PDF to keep */
export async function archiveFile(ctx: Ctx<Session>, outside: OutsideFiles, { id, address }: AskedLink, licence: string): Promise<void> {
  const { db, files, clock, session } = ctx;
  if ((await findDocument(db, id))?.isHosted) throw archivedFailure();
  const bytes = await outside.fetch(address, await readMakerHosts(db), documentFileLimits.bytes).catch((error: unknown) => {
    throw error instanceof AdapterError ? linkSilentFailure() : error;
  });
  if (!bytes) throw noPdfFailure();
  const draft = await files.draft(bytes);
  try {
    const reading = await parsePdf(ctx, session.memberId, draft);
    if ('fault' in reading) throw noPdfFailure();
    const { pageCount, outline } = reading.facts;
    await keepFile(db, draft, async (tx, kept) => {
      await touchParts(tx, await writeArchive(tx, id, { ...kept, pageCount, outline }, { licence, archivedAt: clock.now() }));
      await audit(
        { ...ctx, db: tx },
        { event: 'document.archive', outcome: 'ok', memberId: session.memberId, detail: { document: id, bytes: kept.sizeBytes, reason: licence } },
      );
    });
  } finally {
    await draft.drop();
  }
}
