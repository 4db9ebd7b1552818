import type { OperatorResource, TakeDownKind } from '@chippage/api/types';
import { giveNotice } from '../../messages/notices.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { takeDownNames } from '../../platform/takeDown.ts';
import { resourceHref } from '../names.ts';
import { resourceNotFoundFailure } from '../resources.errors.ts';
import { listAll, setTakenDown } from './own.queries.ts';

/** Takes a resource down, or restores it: audit and the member's notice go with it. */
async function decide(ctx: Ctx<Session>, id: number, wish: { kind: TakeDownKind; reason: string } | null): Promise<OperatorResource> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const done = await setTakenDown(tx, id, wish, now);
    if (!done) throw resourceNotFoundFailure();
    const event = wish ? 'resource.take_down' : 'resource.restore';
    await audit({ ...ctx, db: tx }, { event, outcome: 'ok', memberId: ctx.session.memberId, detail: { resource: id, ...wish } });
    if (done.memberId !== null) {
      const words = wish
        ? { title: '资料已下架', body: `“${done.title}”已下架：${takeDownNames[wish.kind]}。${wish.reason}`, href: '/userCenter/resources' }
        : { title: '资料已恢复', body: `“${done.title}”重新上架，所有人又看得到了。`, href: resourceHref(id) };
      await giveNotice(tx, { memberId: done.memberId, kind: 'review', ...words }, now);
    }
    const [row] = (await listAll(tx, { id, limit: 1, offset: 0 })).rows;
    if (!row) throw resourceNotFoundFailure();
    return row;
  });
}

/** All resources that were published, for operators. */
export const operatorResourceHandlers = {
  async operatorResources({ db }, { isTakenDown, keywords, ...page }) {
    const { rows, total } = await listAll(db, { keywords, isTakenDown, ...pageOf(page) });
    return many(rows, total);
  },
  takeDownResource: async (ctx, { id, kind, reason }) => one(await decide(ctx, id, { kind, reason: reason.trim() || reason }), '已下架'),
  restoreResource: async (ctx, { id }) => one(await decide(ctx, id, null), '已恢复'),
} satisfies Handlers<'operatorResources' | 'takeDownResource' | 'restoreResource'>;
