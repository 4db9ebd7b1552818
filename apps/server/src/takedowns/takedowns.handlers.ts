import type { CounterForm, InfringementForm } from '@chippage/api/types';
import { audit } from '../platform/audit.queries.ts';
import type { Ctx, Session } from '../platform/context.ts';
import { many, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { pageOf } from '../platform/pageOf.ts';
import { takeHit } from '../platform/rateLimits.queries.ts';
import { decideTakedown } from './decideTakedown.ts';
import { emptyPlaceFailure, refuseState, tooManyTakedownsFailure } from './takedowns.errors.ts';
import { findAgainst, findByCode, insertTakedown, listTakedowns, lockTakedown, updateTakedown } from './takedowns.queries.ts';
import { checkedTexts, placesIn, stateNames } from './takedowns.rules.ts';
import { thingsOf } from './things.ts';

/** Bytes of the code of a notice: nobody finds one by trying. */
const CODE_BYTES = 18;

async function sendTakedown(ctx: Ctx, { right, places, ...given }: InfringementForm) {
  const { db, session, clock, ip, origin, random } = ctx;
  const texts = checkedTexts(given);
  const named = placesIn(places, [origin]);
  const things = await thingsOf(db, named);
  const found = named.map((place) => {
    const thing = things.get(`${place.kind} ${place.thingId}`);
    if (place.kind !== 'other' && !thing) throw emptyPlaceFailure(place.line);
    return { ...place, title: thing?.title ?? null };
  });
  const now = clock.now();
  const wait = await takeHit(db, [{ key: `takedown:${ip}`, limit: 5, seconds: 3600 }], now);
  if (wait > 0) throw tooManyTakedownsFailure(wait);
  const code = random.bytes(CODE_BYTES).toString('base64url');
  const id = await insertTakedown(db, { ...texts, right, code, createdAt: now }, found);
  await audit(ctx, { event: 'takedown.add', outcome: 'ok', memberId: session?.memberId, detail: { takedown: id } });
  return one({ id, code }, '通知已提交');
}

async function sendCounter(ctx: Ctx<Session>, { id, ...given }: CounterForm) {
  const { db, session, clock } = ctx;
  const texts = checkedTexts(given);
  return db.transaction(async (tx) => {
    const row = await lockTakedown(tx, id, session.memberId);
    if (row.state !== 'upheld' || row.counteredAt !== null) return refuseState(row.counteredAt === null ? stateNames[row.state] : '已提交过不侵权声明');
    const counter = { counterStatement: texts.content, counterContact: texts.contact, counteredAt: clock.now(), counterMemberId: session.memberId };
    await updateTakedown(tx, id, { state: 'contested', ...counter });
    await audit({ ...ctx, db: tx }, { event: 'takedown.counter', outcome: 'ok', memberId: session.memberId, detail: { takedown: id } });
    return one(await findAgainst(tx, session.memberId, id), '声明已提交');
  });
}

/** Notices that content infringes rights. */
export const takedownsHandlers = {
  sendTakedown,
  takedownState: async ({ db }, { code }) => one(await findByCode(db, code)),
  takedownAgainst: async ({ db, session }, { id }) => one(await findAgainst(db, session.memberId, id)),
  sendCounter,
  async operatorTakedowns({ db }, { state, ...page }) {
    const { rows, total } = await listTakedowns(db, { isOpen: state === 'open', ...pageOf(page) });
    return many(rows, total);
  },
  async decideTakedown(ctx, decision) {
    const decided = await decideTakedown(ctx, decision);
    return 'code' in decided ? decided : one(decided, '已处理');
  },
} satisfies Handlers<'sendTakedown' | 'takedownState' | 'takedownAgainst' | 'sendCounter' | 'operatorTakedowns' | 'decideTakedown'>;
