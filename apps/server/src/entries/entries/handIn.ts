import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { tooManyRequests } from '../../platform/errors.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { submitReview, withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { entryPublishedFailure } from './entries.errors.ts';
import { type EntryRow, insertEntry, lockEntry, updateEntry } from './entries.queries.ts';
import { entryFacts, entryTitle } from './entries.rules.ts';

/** What of an entry its member says; what is left out is not known. */
export type EntrySaid = Pick<EntryRow, 'kind' | 'name' | 'nameCn' | 'evidence'> & Partial<typeof nothing>;

/** An entry of which nothing is known: what a kind does not ask for stays so. */
const nothing: Pick<EntryRow, 'country' | 'website' | 'agentKind' | 'brandId' | 'brandName' | 'agentId' | 'validTo' | 'mpns' | 'partIds'> = {
  country: null,
  website: null,
  agentKind: null,
  brandId: null,
  brandName: null,
  agentId: null,
  validTo: null,
  mpns: [],
  partIds: [],
};

/** Puts an entry into the queue. */
export async function enqueueEntry(tx: Db, entry: EntryRow, now: Date): Promise<void> {
  const facts = entryFacts(entry);
  await submitReview(tx, { kind: 'entry', memberId: entry.memberId, title: entryTitle(entry), isOneOfMany: true, facts, payload: { entryId: entry.id } }, now);
}

/** Takes what waits about an entry out of the queue. */
export const dequeueEntry = (tx: Db, id: number): Promise<void> => withdrawReviewsAbout(tx, 'entry', { entryId: id });

/** Writes down what a member entered and puts it into the queue; what waited of it before is replaced. */
export async function handIn(ctx: Ctx<Session>, entryId: number | undefined, said: EntrySaid): Promise<EntryRow> {
  const now = ctx.clock.now();
  const { memberId } = ctx.session;
  const wait = await takeHit(ctx.db, [{ key: `entries:${memberId}`, limit: 50, seconds: 86_400 }], now);
  if (wait > 0) throw tooManyRequests(wait, '一天最多提交 50 条，请明天再来');
  return ctx.db.transaction(async (tx) => {
    const row = { ...nothing, ...said, state: 'reviewing' as const, reason: null, submittedAt: now, reviewedAt: null, removedAt: null };
    if (entryId !== undefined) {
      const before = await lockEntry(tx, entryId, memberId);
      if (before.state === 'published') throw entryPublishedFailure();
      await dequeueEntry(tx, entryId);
    }
    const entry = entryId === undefined ? await insertEntry(tx, { ...row, memberId }) : await updateEntry(tx, entryId, row);
    await enqueueEntry(tx, entry, now);
    await audit({ ...ctx, db: tx }, { event: 'entry.submit', outcome: 'ok', memberId, detail: { entry: entry.id, kind: said.kind } });
    return entry;
  });
}
