import type { UploadedDocument } from '@chippage/api/types';
import { scanFiles } from '../../platform/contract/scanFiles.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { markFinished, type PartedRow, readParts } from '../../platform/parted/parted.queries.ts';
import { partCountOf } from '../../platform/parted/parted.rules.ts';
import { bytesOfParts, dropParted } from '../../platform/parted/partedFiles.ts';
import { incompleteFailure, refuseChanged } from './uploads.errors.ts';
import { findOpenUpload } from './uploads.queries.ts';
import { receiveUpload } from './receiveUpload.ts';

/** Puts the parts of a file together beside the store and receives the whole as if it had come at once; asked again, the answer is the same. */
export async function joinParts(
  ctx: Ctx<Session>,
  file: PartedRow,
): Promise<UploadedDocument | Exclude<Awaited<ReturnType<typeof receiveUpload>>, UploadedDocument> | ReturnType<typeof refuseChanged>> {
  const { db, files, session, clock } = ctx;
  const known = await findOpenUpload(db, session.memberId, file.sha256);
  const parts = await readParts(db, [file.id]);
  if (!known && parts.length < partCountOf(file.sizeBytes)) throw incompleteFailure();
  if (known) {
    await markFinished(db, file.id, clock.now());
    return { upload: known, twin: null };
  }
  const draft = await files.draft(bytesOfParts(files, parts));
  try {
    if (draft.sha256 !== file.sha256) {
      await dropParted(ctx, file.id);
      return refuseChanged();
    }
    await scanFiles(ctx, { file: draft });
    const received = await receiveUpload(ctx, draft);
    // Its parts stay for the hour: the same may be asked once more, because this answer was lost.
    await markFinished(db, file.id, clock.now());
    return received;
  } finally {
    await draft.drop();
  }
}
