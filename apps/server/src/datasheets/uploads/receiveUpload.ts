import type { DocumentUpload, UploadedDocument } from '@chippage/api/types';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx, Session } from '../../platform/context.ts';
import type { FileDraft } from '../../platform/files.ts';
import { blobs } from '../../platform/files.schema.ts';
import { guessFacts } from './guessFacts.ts';
import { readPdf } from './read-pdf/readPdf.ts';
import { lockBytes } from '../../platform/storedBytes.ts';
import { LARGEST, refuseUnfit } from './uploads.errors.ts';
import { findTwin, findUpload } from './uploads.queries.ts';
import { documentUploads } from './uploads.schema.ts';

async function openUpload({ db, session }: Ctx<Session>, sha256: string): Promise<DocumentUpload | undefined> {
  const mine = and(eq(documentUploads.memberId, session.memberId), eq(documentUploads.sha256, sha256), inArray(documentUploads.state, ['draft', 'reviewing']));
  const [row] = await db.select({ id: documentUploads.id }).from(documentUploads).where(mine).orderBy(desc(documentUploads.id)).limit(1);
  return row && findUpload(db, row.id);
}

/** Looks at a file and keeps it as a draft, unless it is here already. */
export async function receiveUpload(ctx: Ctx<Session>, file: FileDraft): Promise<UploadedDocument | ReturnType<typeof refuseUnfit>> {
  const { db, session, clock } = ctx;
  if (file.sizeBytes === 0) return refuseUnfit('empty');
  if (file.sizeBytes > LARGEST) return refuseUnfit('too_large');
  const twin = await findTwin(db, file.sha256);
  if (twin) return { upload: null, twin };
  const known = await openUpload(ctx, file.sha256);
  if (known) return { upload: known, twin: null };
  const reading = await readPdf(file.path);
  if ('fault' in reading) return refuseUnfit(reading.fault);
  const { pageCount, outline } = reading.facts;
  const guessed = await guessFacts(db, reading.facts);
  await db.transaction(async (tx) => {
    await lockBytes(tx, file.sha256);
    await file.keep();
    await tx.insert(blobs).values({ sha256: file.sha256, sizeBytes: file.sizeBytes }).onConflictDoNothing();
    // Another request may have brought the same file meanwhile.
    await tx
      .insert(documentUploads)
      .values({
        memberId: session.memberId,
        state: 'draft',
        sha256: file.sha256,
        sizeBytes: file.sizeBytes,
        pageCount,
        outline,
        ...guessed,
        createdAt: clock.now(),
      })
      .onConflictDoNothing();
  });
  const upload = await openUpload(ctx, file.sha256);
  if (!upload) throw new Error('the upload was not written');
  return { upload, twin: null };
}
