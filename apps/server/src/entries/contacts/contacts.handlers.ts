import { contactLimits } from '@chippage/api/limits';
import dayjs from 'dayjs';
import { audit } from '../../platform/audit.queries.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { shanghaiDate, shanghaiMidnight } from '../../platform/shanghai.ts';
import { requireVerified, verifiedOf } from '../../enterprise/companyOf.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { isKeeper, keeperMissing, nameOfPage } from '../companyPages.ts';
import { refuseFullPage, refuseMoreToday, refuseSameContact } from './contacts.errors.ts';
import {
  countOwn,
  findShown,
  insertContacts,
  insertOpened,
  listOpenings,
  listOwn,
  listShown,
  lockOwnContact,
  openedOn,
  toOwnContact,
  updateContact,
} from './contacts.queries.ts';
import { contactFacts, masked } from './contacts.rules.ts';
import { dequeueContact, enqueueContact, takeContact } from './submitContact.ts';

type ContactOperation =
  | 'contactList'
  | 'enterpriseContacts'
  | 'contactOpenings'
  | 'openContact'
  | 'ownContacts'
  | 'addContact'
  | 'changeContact'
  | 'removeContact'
  | 'restoreContact';

const taken = '已提交，通过后显示在页面上';

/** How companies are reached. */
export const contactsHandlers = {
  async contactList({ db }, page) {
    await nameOfPage(db, page);
    return many((await listShown(db, page)).map(masked));
  },

  async enterpriseContacts({ db }, { id }) {
    const page = { kind: 'enterprise' as const, thingId: id };
    await nameOfPage(db, page);
    return many((await listShown(db, page)).map(masked));
  },

  async openContact(ctx, { id }) {
    const now = ctx.clock.now();
    const { memberId } = ctx.session;
    const day = shanghaiDate(now);
    return ctx.db.transaction(async (tx) => {
      await lockKey(tx, `opened contacts:${memberId}`);
      const { kind: _kind, thingId: _thingId, ...card } = await findShown(tx, id);
      if (card.visibility === 'verified') await requireVerified({ ...ctx, db: tx });
      const opened = await openedOn(tx, memberId, day);
      if (!opened.has(id)) {
        const nextDay = dayjs(shanghaiMidnight(now)).add(24, 'hour');
        if (opened.size >= contactLimits.opened) return refuseMoreToday(nextDay.diff(now, 'second') + 1);
        await insertOpened(tx, { memberId, day, contactId: id, openedAt: now });
        await audit({ ...ctx, db: tx }, { event: 'contact.open', outcome: 'ok', memberId, detail: { contact: id } });
        opened.add(id);
      }
      return one({ ...card, leftToday: contactLimits.opened - opened.size });
    });
  },

  async ownContacts({ db, session }, page) {
    await nameOfPage(db, page);
    if (!(await isKeeper(db, session.memberId, page))) throw keeperMissing(page.kind);
    return many(await listOwn(db, page));
  },

  async contactOpenings({ db, session }, { kind, thingId, ...page }) {
    const listing = { kind, thingId };
    await nameOfPage(db, listing);
    if (!(await isKeeper(db, session.memberId, listing))) throw keeperMissing(kind);
    const { rows, total } = await listOpenings(db, listing, pageOf(page));
    const companies = await verifiedOf(
      db,
      rows.map(({ memberId }) => memberId),
    );
    const openings = rows.map(({ memberId, nickName, openedAt, shown }) => ({
      contact: shown?.name ?? '',
      nickName,
      company: companies.get(memberId) ?? null,
      time: openedAt.toISOString(),
    }));
    return many(openings, total);
  },

  async addContact(ctx, { kind, thingId, visibility = 'members', ...written }) {
    const now = ctx.clock.now();
    const { memberId } = ctx.session;
    const page = { kind, thingId };
    await nameOfPage(ctx.db, page);
    if (!(await isKeeper(ctx.db, memberId, page))) throw keeperMissing(kind);
    const wanted = await takeContact(ctx, written);
    return ctx.db.transaction(async (tx) => {
      await lockKey(tx, `contacts of:${kind}:${thingId}`);
      if ((await countOwn(tx, page)) >= contactLimits.perPage) return refuseFullPage();
      const [row] = await insertContacts(tx, [{ memberId, ...page, wanted, visibility, state: 'reviewing', submittedAt: now }]);
      if (!row) throw new Error('the contact was not written');
      await enqueueContact(tx, row, memberId, now);
      await audit({ ...ctx, db: tx }, { event: 'listing.contact', outcome: 'ok', memberId, detail: { contact: row.id, kind, thing: thingId } });
      return one(toOwnContact(row), taken);
    });
  },

  async changeContact(ctx, { id, visibility: asked, ...written }) {
    const now = ctx.clock.now();
    const { memberId } = ctx.session;
    // Whose it is comes first: what is wrong with the form is told to owners only.
    await ctx.db.transaction((tx) => lockOwnContact(tx, id, memberId));
    const wanted = await takeContact(ctx, written);
    return ctx.db.transaction(async (tx) => {
      const before = await lockOwnContact(tx, id, memberId);
      if (before.removedAt !== null) throw notFound('联系人');
      const visibility = asked ?? before.visibility;
      if (before.shown !== null && contactFacts(before.shown, wanted).length === 0) {
        if (before.wanted === null) {
          if (before.visibility === visibility) return refuseSameContact();
          return one(toOwnContact(await updateContact(tx, id, { visibility })), '已保存');
        }
        // Written back to what the page shows: nothing is left to be judged.
        await dequeueContact(tx, id);
        return one(toOwnContact(await updateContact(tx, id, { wanted: null, visibility, state: 'approved', reason: null })), '已撤回修改，页面不变');
      }
      const change = { memberId, wanted, visibility, state: 'reviewing' as const, reason: null, submittedAt: now, reviewedAt: null };
      const row = await updateContact(tx, id, change);
      await enqueueContact(tx, row, memberId, now);
      const detail = { contact: id, kind: row.kind, thing: row.thingId };
      await audit({ ...ctx, db: tx }, { event: 'listing.contact', outcome: 'ok', memberId, detail });
      return one(toOwnContact(row), taken);
    });
  },

  async removeContact(ctx, { id }) {
    const { memberId } = ctx.session;
    await ctx.db.transaction(async (tx) => {
      const { kind, thingId, removedAt } = await lockOwnContact(tx, id, memberId);
      if (removedAt !== null) return;
      await dequeueContact(tx, id);
      await updateContact(tx, id, { removedAt: ctx.clock.now() });
      await audit({ ...ctx, db: tx }, { event: 'listing.contact_remove', outcome: 'ok', memberId, detail: { contact: id, kind, thing: thingId } });
    });
    return { code: 1, msg: '已删除', data: null };
  },

  async restoreContact(ctx, { id }) {
    const { memberId } = ctx.session;
    return ctx.db.transaction(async (tx) => {
      const { kind, thingId, removedAt } = await lockOwnContact(tx, id, memberId);
      if (removedAt !== null) {
        await lockKey(tx, `contacts of:${kind}:${thingId}`);
        if ((await countOwn(tx, { kind, thingId })) >= contactLimits.perPage) return refuseFullPage();
        const row = await updateContact(tx, id, { removedAt: null });
        if (row.state === 'reviewing') await enqueueContact(tx, row, memberId, ctx.clock.now());
        await audit({ ...ctx, db: tx }, { event: 'listing.contact_restore', outcome: 'ok', memberId, detail: { contact: id, kind, thing: thingId } });
      }
      return { code: 1 as const, msg: '已恢复', data: null };
    });
  },
} satisfies Handlers<ContactOperation>;
