import { passkeyLimits } from '@chippage/api/limits';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { passkeys } from './passkeys.schema.ts';

/** A key that logs a member in. */
export type PasskeyRow = typeof passkeys.$inferSelect;

/** A member's passkeys, the newest first. */
export const passkeysOf = (db: Db, memberId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.memberId, memberId)).orderBy(desc(passkeys.createdAt), desc(passkeys.id)).limit(passkeyLimits.passkeys);

/** Whose key it is that an authenticator used. */
export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Keeps a key, in the caller's transaction: of two at once only as many as fit. */
export async function insertPasskey(tx: Db, row: typeof passkeys.$inferInsert): Promise<PasskeyRow | 'full' | 'taken'> {
  await lockKey(tx, `passkeys:${row.memberId}`);
  if ((await tx.$count(passkeys, eq(passkeys.memberId, row.memberId))) >= passkeyLimits.passkeys) return 'full';
  const [kept] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
  return kept ?? 'taken';
}

/** Gives a member's passkey another name; false when they have no such one. */
export async function namePasskey(db: Db, memberId: number, id: number, name: string): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.memberId, memberId)))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/** Takes a passkey off a member. @returns its name; undefined when they have no such one */
export async function deletePasskey(db: Db, memberId: number, id: number): Promise<string | undefined> {
  const [row] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.memberId, memberId)))
    .returning({ name: passkeys.name });
  return row?.name;
}

interface Use {
  counter: number;
  isSynced: boolean;
  at: Date;
}

/** Writes the use of a key down. False: its counter did not go on, as with a copy of the key; of two uses with one count only the first passes. */
export async function noteUse(db: Db, id: number, { counter, isSynced, at }: Use): Promise<boolean> {
  const goesOn = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const rows = await db
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), goesOn))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}
