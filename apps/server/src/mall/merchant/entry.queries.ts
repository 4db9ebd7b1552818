import type { MerchantBrief, MerchantEntry } from '@chippage/api/types';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { merchants, merchantTerms } from './merchant.schema.ts';
import { merchantBrief } from './merchants.queries.ts';
import { merchantEntries } from './merchantEntries.schema.ts';

/** An entry as it is stored. */
export type EntryRecord = typeof merchantEntries.$inferSelect;

/** An entry as its company sees it. */
export const toEntry = ({ id, form, state, reason, submittedAt, decidedAt }: EntryRecord): MerchantEntry => ({
  id,
  form,
  state,
  reason,
  submitTime: submittedAt.toISOString(),
  decideTime: decidedAt?.toISOString() ?? null,
});

/** What a company handed in last. */
export async function newestEntry(db: Db, enterpriseId: number): Promise<EntryRecord | undefined> {
  const [row] = await db.select().from(merchantEntries).where(eq(merchantEntries.enterpriseId, enterpriseId)).orderBy(desc(merchantEntries.id)).limit(1);
  return row;
}

/** The merchant that a company is. */
export async function findMerchantOfCompany(db: Db, enterpriseId: number): Promise<MerchantBrief | undefined> {
  const [row] = await db.select(merchantBrief).from(merchants).where(eq(merchants.enterpriseId, enterpriseId));
  return row;
}

/** Whether a shop is called so, or waits to be; what a company has waiting itself does not count. */
export async function isNameTaken(db: Db, key: string, enterpriseId: number | null): Promise<boolean> {
  const [shops, waiting] = await Promise.all([
    db.$count(merchants, eq(sql`lower(${merchants.name})`, key)),
    db.$count(
      merchantEntries,
      and(
        eq(merchantEntries.nameKey, key),
        eq(merchantEntries.state, 'reviewing'),
        enterpriseId === null ? undefined : ne(merchantEntries.enterpriseId, enterpriseId),
      ),
    ),
  ]);
  return shops + waiting > 0;
}

/** Writes an entry down. */
export async function insertEntry(tx: Db, row: typeof merchantEntries.$inferInsert): Promise<EntryRecord> {
  const [written] = await tx.insert(merchantEntries).values(row).returning();
  if (!written) throw new Error('the entry was not written');
  return written;
}

/** An entry, held until the transaction ends. */
export async function lockEntry(tx: Db, id: number): Promise<EntryRecord | undefined> {
  const [row] = await tx.select().from(merchantEntries).where(eq(merchantEntries.id, id)).for('update');
  return row;
}

/** Changes an entry. */
export async function updateEntry(tx: Db, id: number, change: Partial<typeof merchantEntries.$inferInsert>): Promise<EntryRecord> {
  const [row] = await tx.update(merchantEntries).set(change).where(eq(merchantEntries.id, id)).returning();
  if (!row) throw notFound('入驻申请');
  return row;
}

/** Opens a shop with its terms. @returns its number; null: another one has its name, its company or its member */
export async function insertShop(
  tx: Db,
  shop: typeof merchants.$inferInsert,
  terms: readonly Omit<typeof merchantTerms.$inferInsert, 'merchantId'>[],
): Promise<number | null> {
  const [row] = await tx.insert(merchants).values(shop).onConflictDoNothing().returning({ id: merchants.id });
  if (!row) return null;
  await tx.insert(merchantTerms).values(terms.map((each) => ({ ...each, merchantId: row.id })));
  return row.id;
}
