import type { KnownContact } from '@chippage/api/types';
import { and, desc, eq, ilike, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import { notFound } from '../../platform/errors.ts';
import { knownContacts } from './book.schema.ts';

type KnownRow = typeof knownContacts.$inferSelect;

/** Somebody as the contract shows them. */
export const toKnown = ({ id, name, company, phone, email, wechat, note, kind, thingId, createdAt }: KnownRow): KnownContact => ({
  id,
  name,
  company,
  phone,
  email,
  wechat,
  note,
  listing: kind === null || thingId === null ? null : { kind, thingId },
  createTime: createdAt.toISOString(),
});

const isKnown = (memberId: number) => and(eq(knownContacts.memberId, memberId), isNull(knownContacts.removedAt));
const searched = ['name', 'company', 'phone', 'email', 'wechat', 'note'] as const;

/** A member's own contacts that hold the words, the newest first. */
export async function listKnown(db: Db, memberId: number, { keywords, limit, offset }: { keywords: string; limit: number; offset: number }) {
  const words = keywords.split(/\s+/).filter((word) => word !== '');
  const where = and(isKnown(memberId), ...words.map((word) => or(...searched.map((field) => ilike(knownContacts[field], literalLike(word))))));
  const [rows, total] = await Promise.all([
    db.select().from(knownContacts).where(where).orderBy(desc(knownContacts.createdAt), desc(knownContacts.id)).limit(limit).offset(offset),
    db.$count(knownContacts, where),
  ]);
  return { rows: rows.map(toKnown), total };
}

/** How many contacts a member keeps. */
export const countKnown = (db: Db, memberId: number): Promise<number> => db.$count(knownContacts, isKnown(memberId));

/** One of a member's, or 404. */
export async function findKnown(db: Db, memberId: number, id: number): Promise<KnownRow> {
  const [row] = await db
    .select()
    .from(knownContacts)
    .where(and(eq(knownContacts.id, id), isKnown(memberId)));
  if (!row) throw notFound('联系人');
  return row;
}

/** One of a member's, removed or not, held until the transaction ends, or 404. */
export async function lockKnown(tx: Db, memberId: number, id: number): Promise<KnownRow> {
  const [row] = await tx
    .select()
    .from(knownContacts)
    .where(and(eq(knownContacts.id, id), eq(knownContacts.memberId, memberId)))
    .for('update');
  if (!row) throw notFound('联系人');
  return row;
}

/** What a member kept of a contact of a company, removed or not. */
export async function findKept(db: Db, memberId: number, contactId: number): Promise<KnownRow | undefined> {
  const [row] = await db
    .select()
    .from(knownContacts)
    .where(and(eq(knownContacts.memberId, memberId), eq(knownContacts.contactId, contactId)));
  return row;
}

/** Writes somebody down. */
export async function insertKnown(tx: Db, row: typeof knownContacts.$inferInsert): Promise<KnownRow> {
  const [written] = await tx.insert(knownContacts).values(row).returning();
  if (!written) throw new Error('the contact was not written');
  return written;
}

/** Changes one. */
export async function updateKnown(tx: Db, id: number, change: Partial<typeof knownContacts.$inferInsert>): Promise<KnownRow> {
  const [row] = await tx.update(knownContacts).set(change).where(eq(knownContacts.id, id)).returning();
  if (!row) throw notFound('联系人');
  return row;
}

/** Drops for good what was removed before a moment. */
export async function forgetRemovedKnown(db: Db, before: Date): Promise<void> {
  await db.delete(knownContacts).where(lt(knownContacts.removedAt, before));
}
