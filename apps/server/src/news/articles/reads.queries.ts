import { lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { count } from '../counters.queries.ts';
import { articleReads } from '../news.schema.ts';

/** Counts a read of a browser's mark once a day. */
export async function countRead(db: Db, row: typeof articleReads.$inferInsert, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const added = await tx.insert(articleReads).values(row).onConflictDoNothing().returning({ day: articleReads.day });
    if (added.length === 1) await count(tx, row.articleId, 'views', 1, now);
  });
}

/** Forgets who read what before this day. */
export async function forgetReads(db: Db, before: Date): Promise<void> {
  await db.delete(articleReads).where(lt(articleReads.day, shanghaiDate(before)));
}
