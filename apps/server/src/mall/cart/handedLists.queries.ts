import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { handedLists } from './cart.schema.ts';

type NewList = Omit<typeof handedLists.$inferInsert, 'id' | 'takenBy'>;

/** Keeps a list until it is taken. */
export const insertHandedList = (db: Db, list: NewList): Promise<unknown> => db.insert(handedLists).values(list);

/** Takes a list for a browser, in one statement: of two that come together one gets it. A browser without a mark gets it once. */
export async function takeList(db: Db, codeHash: string, { uuid, now }: { uuid: string; now: Date }): Promise<{ mpn: string; quantity: number }[] | undefined> {
  const isFree = uuid === '' ? isNull(handedLists.takenBy) : or(isNull(handedLists.takenBy), eq(handedLists.takenBy, uuid));
  const [row] = await db
    .update(handedLists)
    .set({ takenBy: uuid })
    .where(and(eq(handedLists.codeHash, codeHash), gt(handedLists.expiresAt, now), isFree))
    .returning({ lines: handedLists.lines });
  return row?.lines;
}

/** Forgets lists that nobody can take any more. */
export async function forgetHandedLists(db: Db, now: Date): Promise<void> {
  await db.delete(handedLists).where(lt(handedLists.expiresAt, now));
}
