import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { Provider } from './social.ts';
import { identities } from './social.schema.ts';

/** A provider's account that logs a member in. */
export type Identity = typeof identities.$inferSelect;

/** Whose a provider's account is. */
export async function findIdentity(db: Db, provider: Provider, subject: string): Promise<Identity | undefined> {
  const [row] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row;
}

/** Every provider's account of a member. */
export async function identitiesOf(db: Db, memberId: number): Promise<Identity[]> {
  return db.select().from(identities).where(eq(identities.memberId, memberId));
}

/** Binds a provider's account; undefined when it, or another of the same provider, is bound already. */
export async function insertIdentity(db: Db, row: typeof identities.$inferInsert): Promise<Identity | undefined> {
  const [created] = await db
    .insert(identities)
    .values({ ...row, nickName: shownName(row.nickName) })
    .onConflictDoNothing()
    .returning();
  return created;
}

/** A provider's name, without what no database or page can hold. */
const shownName = (name: string) =>
  Array.from(name.replaceAll(/\p{Cc}/gu, '').toWellFormed())
    .slice(0, 64)
    .join('');

/** Takes a provider's account off. */
export async function deleteIdentity(db: Db, memberId: number, provider: Provider): Promise<void> {
  await db.delete(identities).where(and(eq(identities.memberId, memberId), eq(identities.provider, provider)));
}
