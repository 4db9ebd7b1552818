import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { entryPublishedFailure } from './entries.errors.ts';
import { findEntry, listEntries, lockEntry, toEntry, updateEntry } from './entries.queries.ts';
import { dequeueEntry, enqueueEntry } from './handIn.ts';
import { submitEntry } from './submitEntry.ts';
import { submitBrandLine, submitModels } from './submitLine.ts';

type EntryOperation =
  | 'addBrandEntry'
  | 'addAgentEntry'
  | 'addTraderEntry'
  | 'addAgentBrandEntry'
  | 'addTraderBrandEntry'
  | 'addTraderModelEntry'
  | 'myEntries'
  | 'entryDetail'
  | 'removeEntry'
  | 'restoreEntry';

const taken = '已提交，审核结果会发到站内消息';

/** What members enter into the directory; whose it is the session says. */
export const entriesHandlers = {
  addBrandEntry: async (ctx, form) => one(toEntry(await submitEntry(ctx, { ...form, kind: 'brand', agentKind: null })), taken),
  addAgentEntry: async (ctx, form) => one(toEntry(await submitEntry(ctx, { ...form, kind: 'agent' })), taken),
  addTraderEntry: async (ctx, form) => one(toEntry(await submitEntry(ctx, { ...form, kind: 'trader', agentKind: null })), taken),
  addAgentBrandEntry: async (ctx, form) => one(toEntry(await submitBrandLine(ctx, 'agent_brand', form)), taken),
  addTraderBrandEntry: async (ctx, { traderId, ...form }) => one(toEntry(await submitBrandLine(ctx, 'trader_brand', { ...form, agentId: traderId })), taken),
  addTraderModelEntry: async (ctx, { traderId, ...form }) => one(toEntry(await submitModels(ctx, { ...form, agentId: traderId })), taken),
  async myEntries({ db, session }, { state, ...page }) {
    const { rows, total } = await listEntries(db, session.memberId, { state, ...pageOf(page) });
    return many(rows, total);
  },
  entryDetail: async ({ db, session }, { id }) => one(toEntry(await findEntry(db, session.memberId, id))),
  async removeEntry({ db, session, clock }, { id }) {
    await db.transaction(async (tx) => {
      const entry = await lockEntry(tx, id, session.memberId);
      if (entry.state === 'published') throw entryPublishedFailure();
      if (entry.removedAt !== null) return;
      await dequeueEntry(tx, id);
      await updateEntry(tx, id, { removedAt: clock.now() });
    });
    return { code: 1, msg: '已删除', data: null };
  },
  async restoreEntry({ db, session, clock }, { id }) {
    await db.transaction(async (tx) => {
      const entry = await lockEntry(tx, id, session.memberId);
      if (entry.removedAt === null) return;
      await updateEntry(tx, id, { removedAt: null });
      if (entry.state === 'reviewing') await enqueueEntry(tx, entry, clock.now());
    });
    return { code: 1, msg: '已恢复', data: null };
  },
} satisfies Handlers<EntryOperation>;
