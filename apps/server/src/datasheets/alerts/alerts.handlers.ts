import type { SearchCriteria } from '@chippage/api/types';
import { maskEmail } from '../../account/email.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { findMember } from '../../platform/members/members.queries.ts';
import { refuseNoPrice, refuseSearchesFull, refuseTooWide } from './alerts.errors.ts';
import * as queries from './alerts.queries.ts';
import { type AlertWishes, baselineOf } from './alerts.rules.ts';
import { memberOfCode } from './alertCode.ts';
import { type PartsWatched, watchParts } from './watchParts.ts';

type AlertsOperation =
  | 'savedSearches'
  | 'saveSearch'
  | 'changeSavedSearch'
  | 'lookAtSavedSearch'
  | 'removeSavedSearch'
  | 'restoreSavedSearch'
  | 'alertsToStop'
  | 'stopAlerts';

const done = (msg: string) => ({ code: 1, msg, data: null }) as const;

/** Saved searches; whose they are the session says, or the code of a digest's link. */
export const alertsHandlers = (all: PartsWatched) => {
  /** What is known of the parts now; null where nothing is told of, undefined where they are too many. */
  const look = async ({ db, clock }: Ctx<Session>, { kinds }: AlertWishes, criteria: SearchCriteria) => {
    if (kinds.length === 0) return null;
    const parts = await watchParts(db, all, criteria, clock.now());
    return parts === null ? undefined : baselineOf(parts);
  };
  const lacksPrice = ({ kinds, priceBelow }: AlertWishes) => kinds.includes('price') && (priceBelow === null || Number(priceBelow) === 0);
  return {
    savedSearches: async ({ db, session }) => many(await queries.listSearches(db, session.memberId)),
    async saveSearch(ctx, { name, kinds, priceBelow, criteria }) {
      const { db, session, clock, origin } = ctx;
      if (lacksPrice({ kinds, priceBelow })) return refuseNoPrice();
      const baseline = await look(ctx, { kinds, priceBelow }, criteria);
      if (baseline === undefined) return refuseTooWide();
      const now = clock.now();
      const own = { memberId: session.memberId, name: name.trim() || '未命名的搜索', kinds: [...new Set(kinds)], priceBelow };
      const id = await queries.insertSearch(db, { ...own, criteria, baseline, origin, seenAt: now, createdAt: now });
      return id === null ? refuseSearchesFull() : one(await queries.showSearch(db, session.memberId, id), '已保存');
    },
    async changeSavedSearch(ctx, { id, name, kinds, priceBelow, isPaused }) {
      const { db, session } = ctx;
      const { criteria, ...was } = await queries.findSearch(db, session.memberId, id);
      if (lacksPrice({ kinds, priceBelow })) return refuseNoPrice();
      // Another name alone leaves what is known as it is: nothing that came meanwhile is lost.
      const isSame = was.isPaused === isPaused && was.priceBelow === priceBelow && was.kinds.toSorted().join() === kinds.toSorted().join();
      const baseline = isSame || isPaused ? was.baseline : await look(ctx, { kinds, priceBelow }, criteria);
      if (baseline === undefined) return refuseTooWide();
      await queries.updateSearch(db, session.memberId, id, { name: name.trim() || was.name, kinds: [...new Set(kinds)], priceBelow, isPaused, baseline });
      return one(await queries.showSearch(db, session.memberId, id), '已更改');
    },
    async lookAtSavedSearch({ db, session, clock }, { id }) {
      await queries.updateSearch(db, session.memberId, id, { seenAt: clock.now() });
      return done('');
    },
    async removeSavedSearch({ db, session, clock }, { id }) {
      await queries.updateSearch(db, session.memberId, id, { removedAt: clock.now() });
      return done('已删除');
    },
    async restoreSavedSearch(ctx, { id }) {
      const { db, session } = ctx;
      const { kinds, priceBelow, criteria } = await queries.findSearch(db, session.memberId, id, { isRemoved: true });
      const baseline = await look(ctx, { kinds, priceBelow }, criteria);
      // What grew too wide meanwhile comes back as it was, and rests.
      const part = baseline === undefined ? { isPaused: true } : { baseline };
      if (!(await queries.restoreSearch(db, session.memberId, id, part))) return refuseSearchesFull();
      return one(await queries.showSearch(db, session.memberId, id), '已恢复');
    },
    async alertsToStop({ db, config }, { code }) {
      const member = await findMember(db, memberOfCode(config, code));
      if (!member) throw notFound('链接');
      return one({ email: member.email === null ? null : maskEmail(member.email), count: (await queries.activeSearches(db, member.id)).length });
    },
    async stopAlerts({ db, config }, { code }) {
      await queries.pauseAll(db, memberOfCode(config, code));
      return done('已停止');
    },
  } satisfies Handlers<AlertsOperation>;
};
