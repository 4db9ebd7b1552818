import type { ContactCard, OwnContact } from '@chippage/api/types';
import { and, asc, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { memberNames } from '../../platform/members/members.queries.ts';
import { type CompanyPage, isKeeper } from '../companyPages.ts';
import { companyContacts, openedContacts } from './contacts.schema.ts';

/** A row of the contacts of companies. */
export type ContactRow = typeof companyContacts.$inferSelect;

/** A contact as the company sees it. */
export const toOwnContact = ({ id, shown, wanted, visibility, state, reason, isSample, submittedAt }: ContactRow): OwnContact => ({
  id,
  shown,
  wanted,
  visibility,
  state,
  reason,
  isSample,
  submitTime: submittedAt.toISOString(),
});

const onPage = ({ kind, thingId }: CompanyPage) => and(eq(companyContacts.kind, kind), eq(companyContacts.thingId, thingId), isNull(companyContacts.removedAt));
const cardOf = ({ id, shown, visibility, isSample }: Pick<ContactRow, 'id' | 'shown' | 'visibility' | 'isSample'>): ContactCard | undefined =>
  shown ? { id, ...shown, visibility, isSample } : undefined;

/** What a page shows, with all that it says. */
export async function listShown(db: Db, page: CompanyPage): Promise<ContactCard[]> {
  const rows = await db
    .select()
    .from(companyContacts)
    .where(and(onPage(page), isNotNull(companyContacts.shown)))
    .orderBy(asc(companyContacts.id));
  return rows.flatMap((row) => cardOf(row) ?? []);
}

/** One contact that its page shows, or 404. */
export async function findShown(db: Db, id: number): Promise<ContactCard & CompanyPage> {
  const [row] = await db
    .select()
    .from(companyContacts)
    .where(and(eq(companyContacts.id, id), isNull(companyContacts.removedAt)));
  const card = row && cardOf(row);
  if (!card) throw notFound('联系人');
  return { ...card, kind: row.kind, thingId: row.thingId };
}

/** All contacts of a page, with what waits. */
export async function listOwn(db: Db, page: CompanyPage): Promise<OwnContact[]> {
  const rows = await db.select().from(companyContacts).where(onPage(page)).orderBy(asc(companyContacts.id));
  return rows.map(toOwnContact);
}

/** How many contacts a page has. */
export const countOwn = (db: Db, page: CompanyPage): Promise<number> => db.$count(companyContacts, onPage(page));

/** A contact, held until the transaction ends. */
export async function lockContact(tx: Db, id: number): Promise<ContactRow | undefined> {
  const [row] = await tx.select().from(companyContacts).where(eq(companyContacts.id, id)).for('update');
  return row;
}

/** A contact of a page that is the member's, held until the transaction ends, or 404. */
export async function lockOwnContact(tx: Db, id: number, memberId: number): Promise<ContactRow> {
  const row = await lockContact(tx, id);
  if (!row || !(await isKeeper(tx, memberId, row))) throw notFound('联系人');
  return row;
}

/** Writes contacts down. */
export async function insertContacts(tx: Db, rows: readonly (typeof companyContacts.$inferInsert)[]): Promise<ContactRow[]> {
  return tx
    .insert(companyContacts)
    .values([...rows])
    .returning();
}

/** Changes a contact. */
export async function updateContact(tx: Db, id: number, change: Partial<typeof companyContacts.$inferInsert>): Promise<ContactRow> {
  const [row] = await tx.update(companyContacts).set(change).where(eq(companyContacts.id, id)).returning();
  if (!row) throw notFound('联系人');
  return row;
}

/** Whether pages of a kind have contacts of the sample. */
export const hasSampleContacts = async (db: Db, kind: CompanyPage['kind']): Promise<boolean> =>
  (await db.$count(companyContacts, and(eq(companyContacts.kind, kind), eq(companyContacts.isSample, true)))) > 0;

/** Numbers of what a member opened on a day in China. */
export async function openedOn(db: Db, memberId: number, day: string): Promise<Set<number>> {
  const rows = await db
    .select({ id: openedContacts.contactId })
    .from(openedContacts)
    .where(and(eq(openedContacts.memberId, memberId), eq(openedContacts.day, day)));
  return new Set(rows.map(({ id }) => id));
}

const openers = memberNames('openers');

/** Who opened the contacts of a page, the newest first. */
export async function listOpenings(db: Db, page: CompanyPage, { limit, offset }: { limit: number; offset: number }) {
  const where = and(eq(companyContacts.kind, page.kind), eq(companyContacts.thingId, page.thingId));
  const opened = () =>
    db
      .select({ memberId: openedContacts.memberId, nickName: openers.nickName, openedAt: openedContacts.openedAt, shown: companyContacts.shown })
      .from(openedContacts)
      .innerJoin(companyContacts, eq(companyContacts.id, openedContacts.contactId))
      .innerJoin(openers, eq(openers.id, openedContacts.memberId))
      .where(where);
  const [rows, total] = await Promise.all([
    opened().orderBy(desc(openedContacts.openedAt), desc(openedContacts.contactId)).limit(limit).offset(offset),
    db.$count(opened().as('opened')),
  ]);
  return { rows, total };
}

/** Writes down that a member opened a contact. */
export async function insertOpened(tx: Db, row: typeof openedContacts.$inferInsert): Promise<void> {
  await tx.insert(openedContacts).values(row);
}

/** Drops for good what was taken off before a moment. */
export async function forgetRemovedContacts(db: Db, before: Date): Promise<void> {
  await db.delete(companyContacts).where(lt(companyContacts.removedAt, before));
}

/** Drops what is written down of who opened what before a moment. */
export async function forgetOpened(db: Db, before: Date): Promise<void> {
  await db.delete(openedContacts).where(lt(openedContacts.openedAt, before));
}
