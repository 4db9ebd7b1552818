import type { OperatorTakedown, TakedownDecision } from '@chippage/api/types';
import { giveNotice } from '../messages/notices.queries.ts';
import { audit } from '../platform/audit.queries.ts';
import type { Ctx, Session } from '../platform/context.ts';
import { refuseState } from './takedowns.errors.ts';
import { findForOperator, findOtherHolder, lockTakedown, type PlaceRow, placesOf, updatePlace, updateTakedown } from './takedowns.queries.ts';
import { againstHref, decisionSteps, stateNames } from './takedowns.rules.ts';
import { holdings, kindOfRight } from './things.ts';

interface Decided {
  id: number;
  right: 'copyright' | 'trademark' | 'privacy';
  reason: string;
}

/** Takes down what a notice names and is still on the site; who published it learns where to answer. */
async function holdPlaces(ctx: Ctx<Session>, { id, right, reason }: Decided): Promise<void> {
  for (const place of await placesOf(ctx.db, id)) {
    if (place.kind === 'other' || place.thingId === null) continue;
    const { find, set } = holdings[place.kind];
    const [thing] = await find(ctx.db, [place.thingId]);
    if (!thing || thing.isDown) continue;
    const publisherId = await set(ctx, place.thingId, { kind: kindOfRight(right), reason: `${reason} 认为没有侵权，可以提交不侵权声明` }, againstHref(id));
    await updatePlace(ctx.db, place, { isHeld: true, publisherId });
  }
}

/** Another notice keeps the content off the site from now on; who published it may answer that one. */
async function handOver({ db, clock }: Ctx<Session>, { publisherId, title }: PlaceRow, other: PlaceRow): Promise<void> {
  await updatePlace(db, other, { isHeld: true, publisherId });
  if (publisherId === null) return;
  const body = `“${title ?? ''}”还被编号 ${other.takedownId} 的侵权通知指出，仍然下架。认为没有侵权，可以提交不侵权声明。`;
  await giveNotice(db, { memberId: publisherId, kind: 'review', title: '还有一份侵权通知', body, href: againstHref(other.takedownId) }, clock.now());
}

/** Brings back what a notice keeps off the site, unless another notice names it as well. */
async function releasePlaces(ctx: Ctx<Session>, id: number): Promise<void> {
  for (const place of await placesOf(ctx.db, id)) {
    if (!place.isHeld || place.kind === 'other' || place.thingId === null) continue;
    const other = await findOtherHolder(ctx.db, place);
    if (other) await handOver(ctx, place, other);
    else await holdings[place.kind].set(ctx, place.thingId, null);
    await updatePlace(ctx.db, place, { isHeld: false });
  }
}

/** Decides on a notice: content, notices to members and the audit row come with it or not at all. */
export async function decideTakedown(
  ctx: Ctx<Session>,
  { id, decision, reason: given }: TakedownDecision,
): Promise<OperatorTakedown | ReturnType<typeof refuseState>> {
  const reason = given.trim() || given;
  const { from, to } = decisionSteps[decision];
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const now = ctx.clock.now();
    const row = await lockTakedown(tx, id);
    if (row.state !== from) return refuseState(stateNames[row.state]);
    const isCounter = from === 'contested';
    await updateTakedown(tx, id, {
      state: to,
      ...(isCounter ? { counterDecidedAt: now, counterReason: reason } : { decidedAt: now, decidedBy: ctx.session.memberId, reason }),
    });
    if (decision === 'uphold') await holdPlaces(inside, { id, right: row.right, reason });
    if (decision === 'restore') await releasePlaces(inside, id);
    if (decision === 'keep' && row.counterMemberId !== null) {
      const notice = { title: '不侵权声明没有采纳', body: `编号 ${id} 的侵权通知：内容没有恢复。${reason}`, href: againstHref(id) };
      await giveNotice(tx, { memberId: row.counterMemberId, kind: 'review', ...notice }, now);
    }
    await audit(inside, { event: 'takedown.decide', outcome: 'ok', memberId: ctx.session.memberId, detail: { takedown: id, decision, reason } });
    return findForOperator(tx, id);
  });
}
