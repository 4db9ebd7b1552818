import { papersLimits } from '@chippage/api/limits';
import type { InvoiceTitle } from '@chippage/api/types';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { becomesDefault } from './defaults.rules.ts';
import { invoiceTitles } from './papers.schema.ts';

type Row = typeof invoiceTitles.$inferSelect;
type NewTitle = Omit<typeof invoiceTitles.$inferInsert, 'memberId' | 'updatedAt'>;

const toTitle = ({ memberId: _memberId, updatedAt, ...row }: Row): InvoiceTitle => ({ ...row, updateTime: updatedAt.toISOString() });

/** The member's titles, the default first. */
export async function listTitles(db: Db, memberId: number): Promise<InvoiceTitle[]> {
  const rows = await db
    .select()
    .from(invoiceTitles)
    .where(eq(invoiceTitles.memberId, memberId))
    .orderBy(desc(invoiceTitles.isDefault), desc(invoiceTitles.updatedAt), desc(invoiceTitles.id));
  return rows.map(toTitle);
}

/** One of the member's titles, or 404. */
export async function findTitle(db: Db, memberId: number, id: number): Promise<InvoiceTitle> {
  const [row] = await db
    .select()
    .from(invoiceTitles)
    .where(and(eq(invoiceTitles.id, id), eq(invoiceTitles.memberId, memberId)));
  if (!row) throw notFound('开票资料');
  return toTitle(row);
}

/** Does something alone with a member's titles. @param work Gets those that are there. */
const alone = <T>(db: Db, memberId: number, work: (tx: Db, there: InvoiceTitle[]) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await lockKey(tx, `titles:${memberId}`);
    return work(tx, await listTitles(tx, memberId));
  });

/** One default at most: the others give way. */
const clearDefault = (tx: Db, memberId: number) => tx.update(invoiceTitles).set({ isDefault: false }).where(eq(invoiceTitles.memberId, memberId));

/** Adds a title; null when there are too many. */
export const addTitle = (db: Db, memberId: number, values: NewTitle, now: Date): Promise<InvoiceTitle | null> =>
  alone(db, memberId, async (tx, there) => {
    if (there.length >= papersLimits.count) return null;
    const isDefault = becomesDefault(there, null, values.isDefault);
    if (isDefault) await clearDefault(tx, memberId);
    const [written] = await tx
      .insert(invoiceTitles)
      .values({ ...values, isDefault, memberId, updatedAt: now })
      .returning();
    if (!written) throw new Error('the title was not written');
    return toTitle(written);
  });

/** Changes a title of the member, or 404. */
export const changeTitle = (db: Db, memberId: number, id: number, values: Partial<NewTitle>, now: Date): Promise<InvoiceTitle> =>
  alone(db, memberId, async (tx, there) => {
    if (!there.some((title) => title.id === id)) throw notFound('开票资料');
    const isDefault = becomesDefault(there, id, values.isDefault === true);
    if (isDefault) await clearDefault(tx, memberId);
    const [written] = await tx
      .update(invoiceTitles)
      .set({ ...values, isDefault, updatedAt: now })
      .where(eq(invoiceTitles.id, id))
      .returning();
    if (!written) throw notFound('开票资料');
    return toTitle(written);
  });

/** Removes a title of the member. @returns whether it was there */
export async function removeTitle(db: Db, memberId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(invoiceTitles)
    .where(and(eq(invoiceTitles.id, id), eq(invoiceTitles.memberId, memberId)))
    .returning({ id: invoiceTitles.id });
  return gone.length > 0;
}
