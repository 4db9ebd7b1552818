import { audit } from '../../platform/audit.queries.ts';
import { one } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { lockMember } from '../../platform/members/members.queries.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { dropBytes } from '../../platform/storedBytes.queries.ts';
import { exportMissingFailure, refuseExportTooMany } from '../account.errors.ts';
import { requireStepUp } from '../memberOf.ts';
import { exportHits } from '../visitor.ts';
import { beginExport, findExport } from './dataExports.queries.ts';
import { shownExport, stateOf } from './dataExports.rules.ts';
import { queueExport } from './dataExports.ts';

/** Taking one's data along: asked for, made by a job, fetched. */
export const dataExportHandlers: Handlers<'askForMyData' | 'myDataExport' | 'exportMyData'> = {
  async askForMyData(ctx) {
    requireStepUp(ctx);
    const { memberId } = ctx.session;
    const now = ctx.clock.now();
    const begun = await ctx.db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      const known = await findExport(tx, memberId);
      if (known && stateOf(known, now) === 'preparing') return { row: known, isNew: false, replaced: null };
      const wait = await takeHit(tx, exportHits(memberId), now);
      if (wait > 0) return wait;
      await audit({ ...ctx, db: tx }, { event: 'account.export', outcome: 'ok', memberId });
      return { row: await beginExport(tx, memberId, now), isNew: true, replaced: known?.sha256 };
    });
    if (typeof begun === 'number') return refuseExportTooMany(begun);
    if (begun.isNew) {
      await queueExport(ctx, { memberId, askedAt: now.toISOString() });
      if (begun.replaced) await dropBytes(ctx, begun.replaced);
    }
    return one(shownExport(begun.row, now), begun.isNew ? '正在整理您的数据' : '您的数据还在整理');
  },

  async myDataExport({ db, session, clock }) {
    const row = await findExport(db, session.memberId);
    return one({ latest: row ? shownExport(row, clock.now()) : null });
  },

  async exportMyData(ctx) {
    requireStepUp(ctx);
    const { memberId } = ctx.session;
    const row = await findExport(ctx.db, memberId);
    if (!row?.sha256 || row.sizeBytes === null || stateOf(row, ctx.clock.now()) !== 'ready') throw exportMissingFailure();
    await audit(ctx, { event: 'account.export.fetch', outcome: 'ok', memberId });
    return storedFile({
      name: `芯页-我的数据-${shanghaiDate(row.askedAt)}.json`,
      contentType: 'application/octet-stream',
      disposition: 'attachment',
      sha256: row.sha256,
      sizeBytes: row.sizeBytes,
    });
  },
};
