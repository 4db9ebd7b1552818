import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { republish } from './publishUpload.ts';
import { queueReview } from './queueReview.ts';
import { notRestorableFailure, takenDownFailure } from './uploads.errors.ts';
import { findOpenUpload, findTwin, lockUpload, markRestored } from './uploads.queries.ts';

/** Brings an upload back that was withdrawn less than a day ago, as it stood. */
export async function bringBack(ctx: Ctx<Session>, id: number): Promise<void> {
  const { memberId } = ctx.session;
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const upload = await lockUpload(tx, id, memberId);
    if (!upload) throw notFound('上传');
    const { stateBefore } = upload;
    // The same file was handed in anew meanwhile: two of them would be one file twice.
    if (stateBefore === null || (await findOpenUpload(tx, memberId, upload.sha256))) throw notRestorableFailure();
    const same = await findTwin(tx, upload.sha256);
    if (same?.takenDown) throw takenDownFailure(same.twin.title, same.takenDown);
    if (stateBefore === 'published') await republish(tx, upload, now);
    else {
      await markRestored(tx, id, stateBefore);
      if (stateBefore === 'reviewing') await queueReview(tx, upload, now);
    }
    await audit({ ...ctx, db: tx }, { event: 'upload.restore', outcome: 'ok', memberId, detail: { upload: id } });
  });
}
