import { contactBookLimits } from '@chippage/api/limits';
import type { KnownContactInput } from '@chippage/api/types';
import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { nameOfPage } from '../companyPages.ts';
import { wrongContactFailure } from '../contacts/contacts.errors.ts';
import { findShown, openedOn } from '../contacts/contacts.queries.ts';
import { wrongReach } from '../contacts/contacts.rules.ts';
import { refuseFullBook, refuseUnopened } from './book.errors.ts';
import { countKnown, findKept, findKnown, insertKnown, listKnown, lockKnown, toKnown, updateKnown } from './book.queries.ts';

type BookOperation = 'knownContacts' | 'knownContact' | 'addKnownContact' | 'keepContact' | 'changeKnownContact' | 'removeKnownContact' | 'restoreKnownContact';

const orNull = (text: string | undefined) => text?.trim() || null;
function factsOf({ name, company, phone, email, wechat, note }: KnownContactInput) {
  if (name.trim() === '') throw wrongContactFailure({ field: 'name', msg: '请填写姓名或部门' });
  const reach = { phone: orNull(phone), email: orNull(email), wechat: orNull(wechat) };
  const wrong = wrongReach(reach);
  if (wrong) throw wrongContactFailure(wrong);
  return { name: name.trim(), company: orNull(company), ...reach, note: orNull(note) };
}
const bookOf = (memberId: number) => `known contacts:${memberId}`;

/** Whom members keep in their own contacts; whose they are the session says. */
export const bookHandlers = {
  async knownContacts({ db, session }, { keywords, ...page }) {
    const { rows, total } = await listKnown(db, session.memberId, { keywords, ...pageOf(page) });
    return many(rows, total);
  },

  knownContact: async ({ db, session }, { id }) => one(toKnown(await findKnown(db, session.memberId, id))),

  async addKnownContact({ db, session: { memberId }, clock }, form) {
    return db.transaction(async (tx) => {
      await lockKey(tx, bookOf(memberId));
      if ((await countKnown(tx, memberId)) >= contactBookLimits.count) return refuseFullBook();
      return one(toKnown(await insertKnown(tx, { memberId, ...factsOf(form), createdAt: clock.now() })), '已保存');
    });
  },

  async keepContact({ db, session: { memberId }, clock }, { contactId }) {
    const now = clock.now();
    return db.transaction(async (tx) => {
      await lockKey(tx, bookOf(memberId));
      const { kind, thingId, name, phone, email, wechat } = await findShown(tx, contactId);
      if (!(await openedOn(tx, memberId, shanghaiDate(now))).has(contactId)) return refuseUnopened();
      const before = await findKept(tx, memberId, contactId);
      if ((!before || before.removedAt !== null) && (await countKnown(tx, memberId)) >= contactBookLimits.count) return refuseFullBook();
      const company = await nameOfPage(tx, { kind, thingId });
      const facts = { name, company, phone, email, wechat };
      // The note is the member's own and stays.
      const row = before
        ? await updateKnown(tx, before.id, { ...facts, removedAt: null, ...(before.removedAt !== null && { createdAt: now }) })
        : await insertKnown(tx, { memberId, ...facts, contactId, kind, thingId, createdAt: now });
      return one(toKnown(row), '已保存');
    });
  },

  async changeKnownContact({ db, session }, { id, ...form }) {
    return db.transaction(async (tx) => {
      await lockKnown(tx, session.memberId, id);
      await findKnown(tx, session.memberId, id);
      return one(toKnown(await updateKnown(tx, id, factsOf(form))), '已保存');
    });
  },

  async removeKnownContact({ db, session, clock }, { id }) {
    await db.transaction(async (tx) => {
      const { removedAt } = await lockKnown(tx, session.memberId, id);
      if (removedAt === null) await updateKnown(tx, id, { removedAt: clock.now() });
    });
    return { code: 1, msg: '已删除', data: null };
  },

  async restoreKnownContact({ db, session: { memberId } }, { id }) {
    return db.transaction(async (tx) => {
      await lockKey(tx, bookOf(memberId));
      const { removedAt } = await lockKnown(tx, memberId, id);
      if (removedAt !== null) {
        if ((await countKnown(tx, memberId)) >= contactBookLimits.count) return refuseFullBook();
        await updateKnown(tx, id, { removedAt: null });
      }
      return { code: 1 as const, msg: '已恢复', data: null };
    });
  },
} satisfies Handlers<BookOperation>;
