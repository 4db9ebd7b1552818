import { documentFileLimits } from '@chippage/api/limits';
import type { UploadedDocument } from '@chippage/api/types';
import type { Ctx, Session } from '../../platform/context.ts';
import type { FileDraft } from '../../platform/files.ts';
import { keepFile } from '../../platform/keepFile.ts';
import { guessFacts } from './guessFacts.ts';
import { parsePdf } from '../../platform/parsing/pdf/parsePdf.ts';
import { refuseTakenDown, refuseUnfit } from './uploads.errors.ts';
import { findOpenUpload, findTwin, insertDraft } from './uploads.queries.ts';

/** Looks at a file and keeps it as a draft, unless it is here already. */
export async function receiveUpload(ctx: Ctx<Session>, file: FileDraft): Promise<UploadedDocument | ReturnType<typeof refuseUnfit | typeof refuseTakenDown>> {
  const { db, session, clock } = ctx;
  if (file.sizeBytes === 0) return refuseUnfit('empty');
  if (file.sizeBytes > documentFileLimits.bytes) return refuseUnfit('too_large');
  const same = await findTwin(db, file.sha256);
  if (same?.takenDown) return refuseTakenDown(same.twin.title, same.takenDown);
  if (same) return { upload: null, twin: same.twin };
  const known = await findOpenUpload(db, session.memberId, file.sha256);
  if (known) return { upload: known, twin: null };
  const reading = await parsePdf(ctx, session.memberId, file);
  if ('fault' in reading) return refuseUnfit(reading.fault);
  const { pageCount, outline } = reading.facts;
  const guessed = await guessFacts(db, reading.facts);
  const row = { memberId: session.memberId, pageCount, outline, ...guessed, createdAt: clock.now() };
  await keepFile(db, file, (tx, kept) => insertDraft(tx, { ...row, ...kept }));
  const upload = await findOpenUpload(db, session.memberId, file.sha256);
  if (!upload) throw new Error('the upload was not written');
  return { upload, twin: null };
}
