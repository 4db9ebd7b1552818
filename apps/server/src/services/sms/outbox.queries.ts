import { desc, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { devOutbox } from './outbox.schema.ts';

/** A message in the outbox. */
export type OutboxRow = typeof devOutbox.$inferSelect;

/** Puts a message into the outbox instead of sending it. */
export async function putIntoOutbox(db: Db, message: typeof devOutbox.$inferInsert): Promise<void> {
  await db.insert(devOutbox).values(message);
}

/** The newest messages. */
export const listOutbox = (db: Db, limit: number): Promise<OutboxRow[]> => db.select().from(devOutbox).orderBy(desc(devOutbox.id)).limit(limit);

/** Removes old messages. */
export async function forgetOutbox(db: Db, before: Date): Promise<void> {
  await db.delete(devOutbox).where(lt(devOutbox.at, before));
}
