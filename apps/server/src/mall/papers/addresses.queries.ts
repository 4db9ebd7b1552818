import { papersLimits } from '@chippage/api/limits';
import type { Address } from '@chippage/api/types';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { becomesDefault } from './defaults.rules.ts';
import { addresses } from './papers.schema.ts';

type Row = typeof addresses.$inferSelect;
type NewAddress = Omit<typeof addresses.$inferInsert, 'memberId' | 'updatedAt'>;

const toAddress = ({ memberId: _memberId, updatedAt, ...row }: Row): Address => ({ ...row, updateTime: updatedAt.toISOString() });

/** The member's addresses, the default first. */
export async function listAddresses(db: Db, memberId: number): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.memberId, memberId))
    .orderBy(desc(addresses.isDefault), desc(addresses.updatedAt), desc(addresses.id));
  return rows.map(toAddress);
}

/** One of the member's addresses, or 404. */
export const findAddress = async (db: Db, memberId: number, id: number): Promise<Address> => (await findAddressAnd(db, memberId, id, sql<null>`null`)).address;

/** One of the member's addresses, or 404; with what else the same journey to the database is to bring. */
export async function findAddressAnd<T>(db: Db, memberId: number, id: number, beside: SQL<T>): Promise<{ address: Address; beside: T }> {
  const [row] = await db
    .select({ address: addresses, beside })
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.memberId, memberId)));
  if (!row) throw notFound('地址');
  return { ...row, address: toAddress(row.address) };
}

/** Does something alone with a member's addresses. @param work Gets those that are there. */
const alone = <T>(db: Db, memberId: number, work: (tx: Db, there: Address[]) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await lockKey(tx, `addresses:${memberId}`);
    return work(tx, await listAddresses(tx, memberId));
  });

/** One default at most: the others give way. */
const clearDefault = (tx: Db, memberId: number) => tx.update(addresses).set({ isDefault: false }).where(eq(addresses.memberId, memberId));

/** Adds an address; null when there are too many. */
export const addAddress = (db: Db, memberId: number, values: NewAddress, now: Date): Promise<Address | null> =>
  alone(db, memberId, async (tx, there) => {
    if (there.length >= papersLimits.count) return null;
    const isDefault = becomesDefault(there, null, values.isDefault);
    if (isDefault) await clearDefault(tx, memberId);
    const [written] = await tx
      .insert(addresses)
      .values({ ...values, isDefault, memberId, updatedAt: now })
      .returning();
    if (!written) throw new Error('the address was not written');
    return toAddress(written);
  });

/** Changes an address of the member, or 404. */
export const changeAddress = (db: Db, memberId: number, id: number, values: Partial<NewAddress>, now: Date): Promise<Address> =>
  alone(db, memberId, async (tx, there) => {
    if (!there.some((address) => address.id === id)) throw notFound('地址');
    const isDefault = becomesDefault(there, id, values.isDefault === true);
    if (isDefault) await clearDefault(tx, memberId);
    const [written] = await tx
      .update(addresses)
      .set({ ...values, isDefault, updatedAt: now })
      .where(eq(addresses.id, id))
      .returning();
    if (!written) throw notFound('地址');
    return toAddress(written);
  });

/** Removes an address of the member. @returns whether it was there */
export async function removeAddress(db: Db, memberId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.memberId, memberId)))
    .returning({ id: addresses.id });
  return gone.length > 0;
}
