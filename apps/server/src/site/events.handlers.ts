import type { SiteEventFacts } from '@chippage/api/types';
import { audit } from '../platform/audit.queries.ts';
import type { Ctx, Session } from '../platform/context.ts';
import { many, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { pageOf } from '../platform/pageOf.ts';
import { lockKey } from '../platform/rateLimits.queries.ts';
import { shanghaiDate } from '../platform/shanghai.ts';
import { eventNotFound, refuseEventExists, wrongEventFailure } from './events/events.errors.ts';
import { deleteEvent, findEvent, insertEvent, isEventFiled, listEvents, updateEvent } from './events/events.queries.ts';
import { tidy, wrongFact } from './events/events.rules.ts';

/** Files an event, or puts one right. */
async function file(ctx: Ctx<Session>, written: SiteEventFacts, known?: number) {
  const facts = tidy(written);
  const wrong = wrongFact(facts);
  if (wrong) throw wrongEventFailure(wrong.field, wrong.msg);
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    // One lock for all: two operators who file the same come one after the other.
    await lockKey(tx, 'site events');
    if (known !== undefined && !(await findEvent(tx, known, shanghaiDate(now)))) throw eventNotFound();
    if (await isEventFiled(tx, facts, known)) return refuseEventExists();
    if (known !== undefined) await updateEvent(tx, known, facts, now);
    const id = known ?? (await insertEvent(tx, facts, now));
    await audit({ ...ctx, db: tx }, { event: 'site_event.file', outcome: 'ok', memberId: ctx.session.memberId, detail: { thing: id } });
    const event = await findEvent(tx, id, shanghaiDate(now));
    if (!event) throw eventNotFound();
    return one(event, '已保存');
  });
}

/** Events of the site and of the trade. */
export const eventHandlers = {
  async siteEvents({ db, clock }, { when, kind, keywords, ...page }) {
    const { rows, total } = await listEvents(db, { when, kind, keywords, today: shanghaiDate(clock.now()), ...pageOf(page) });
    return many(rows, total);
  },
  addSiteEvent: (ctx, facts) => file(ctx, facts),
  changeSiteEvent: (ctx, { id, ...facts }) => file(ctx, facts, id),
  async removeSiteEvent(ctx, { id }) {
    await ctx.db.transaction(async (tx) => {
      if (!(await deleteEvent(tx, id))) throw eventNotFound();
      await audit({ ...ctx, db: tx }, { event: 'site_event.remove', outcome: 'ok', memberId: ctx.session.memberId, detail: { thing: id } });
    });
    return { code: 1, msg: '已删除', data: null };
  },
} satisfies Handlers<'siteEvents' | 'addSiteEvent' | 'changeSiteEvent' | 'removeSiteEvent'>;
