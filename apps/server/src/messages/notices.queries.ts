import type { Notice } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { wakeInboxes } from './inboxSignals.queries.ts';
import { notices, unreadCounts } from './messages.schema.ts';

/** A notice to write. */
export interface NewNotice {
  memberId: number;
  kind: Notice['kind'];
  title: string;
  body: string;
  /** A path of this site to go on. */
  href?: string | null;
}

/** Puts a notice into a member's inbox; call it with the transaction of what the notice is about. */
export async function giveNotice(db: Db, { memberId, kind, title, body, href = null }: NewNotice, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // The count first: its row is the lock under which this member's notices change.
    await tx
      .insert(unreadCounts)
      .values({ memberId, notices: 1 })
      .onConflictDoUpdate({ target: unreadCounts.memberId, set: { notices: sql`${unreadCounts.notices} + 1` } });
    await tx.insert(notices).values({ memberId, kind, title, body, href, createdAt: now });
    await wakeInboxes(tx, [memberId]);
  });
}
