import { registryWatchLimits } from '@chippage/api/limits';
import { maskEmail } from '../../account/email.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { findMember } from '../../platform/members/members.queries.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { refuseUnanswered } from '../registry/registry.errors.ts';
import type { RegistryPart } from '../registryPart.ts';
import { refuseWatchesFull } from './watches.errors.ts';
import { countWatches, endWatch, findWatch, isWatchMailOn, listWatches, saveWatch, setWatchMail } from './watches.queries.ts';
import { monthOf } from './watches.rules.ts';

type WatchOperation = 'watchRegistry' | 'unwatchRegistry' | 'registryWatchState' | 'registryWatches' | 'registryWatchMail' | 'setRegistryWatchMail';

async function showMail({ db, session }: Pick<Ctx<Session>, 'db' | 'session'>, msg = '') {
  const member = await findMember(db, session.memberId);
  return one({ isOn: await isWatchMailOn(db, session.memberId), email: member?.email ? maskEmail(member.email) : null }, msg);
}

/** The companies that members watch. */
export const watchesHandlers = ({ readWatchedFacts }: Pick<RegistryPart, 'readWatchedFacts'>): Handlers<WatchOperation> => ({
  async watchRegistry(ctx, { id: companyId }) {
    const { db, session, clock, origin } = ctx;
    const { memberId } = session;
    const whose = { memberId, companyId };
    const watched = () => one({ isWatched: true }, '已关注');
    const before = await findWatch(db, whose);
    if (before?.removedAt === null) return watched();
    const isFull = async (tx: typeof db) => (await countWatches(tx, memberId)) >= registryWatchLimits.watches;
    // Nobody is asked for what cannot be kept.
    if (await isFull(db)) return refuseWatchesFull();
    const facts = before?.facts ?? (await readWatchedFacts(ctx, companyId));
    if (facts === null) return refuseUnanswered();
    return db.transaction(async (tx) => {
      await lockKey(tx, `company watches:${memberId}`);
      if (await isFull(tx)) return refuseWatchesFull();
      const now = clock.now();
      await saveWatch(tx, { ...whose, facts, origin, createdAt: now, month: monthOf(shanghaiDate(now)) });
      return watched();
    });
  },

  async unwatchRegistry({ db, session, clock }, { id: companyId }) {
    await endWatch(db, { memberId: session.memberId, companyId }, clock.now());
    return one({ isWatched: false }, '已取消关注');
  },

  async registryWatchState({ db, session }, { id: companyId }) {
    const watch = await findWatch(db, { memberId: session.memberId, companyId });
    return one({ isWatched: watch?.removedAt === null });
  },

  async registryWatches({ db, session }, page) {
    const { rows, total } = await listWatches(db, session.memberId, pageOf(page));
    return many(rows, total);
  },

  registryWatchMail: (ctx) => showMail(ctx),

  async setRegistryWatchMail(ctx, { isOn }) {
    await setWatchMail(ctx.db, ctx.session.memberId, isOn);
    return showMail(ctx, isOn ? '已打开' : '已关闭');
  },
});
