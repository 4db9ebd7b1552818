import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Notice } from '@chippage/api/types';
import type { Db } from '../platform/database/connect.ts';
import { wakeInboxes } from './inboxSignals.queries.ts';
import { notices, unreadCounts } from './messages.schema.ts';

interface NoticeWish {
  kind?: Notice['kind'] | undefined;
  isUnread?: boolean | undefined;
  limit: number;
  offset: number;
}

/** Notices of a member, the newest first. */
export async function listNotices(db: Db, memberId: number, { kind, isUnread, limit, offset }: NoticeWish): Promise<{ rows: Notice[]; total: number }> {
  const where = and(
    eq(notices.memberId, memberId),
    kind === undefined ? undefined : eq(notices.kind, kind),
    isUnread === undefined ? undefined : isUnread ? isNull(notices.readAt) : isNotNull(notices.readAt),
  );
  const [rows, [counted]] = await Promise.all([
    db.select().from(notices).where(where).orderBy(desc(notices.createdAt), desc(notices.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(notices).where(where),
  ]);
  return {
    rows: rows.map(({ id, kind: about, title, body, href, createdAt, readAt }) => ({
      id,
      kind: about,
      title,
      body,
      href,
      createTime: createdAt.toISOString(),
      readTime: readAt?.toISOString() ?? null,
    })),
    total: counted?.total ?? 0,
  };
}

/** Notices that members have not read, by the member's number; who has none may be absent. */
export async function unreadNoticesOf(db: Db, memberIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ memberId: unreadCounts.memberId, count: unreadCounts.notices })
    .from(unreadCounts)
    .where(sql`${unreadCounts.memberId} = any(${sql.param([...memberIds])}::bigint[])`)
    .prepare('unread notices')
    .execute();
  return new Map(rows.map(({ memberId, count: unread }) => [memberId, unread]));
}

/** Notices that a member has not read. */
export const countUnreadNotices = async (db: Db, memberId: number): Promise<number> => (await unreadNoticesOf(db, [memberId])).get(memberId) ?? 0;

/**
 * Marks notices of a member as read; without numbers all of them.
 * @returns How many are left.
 */
export async function markRead(db: Db, memberId: number, ids: readonly number[] | null, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from unread_counts where member_id = ${memberId} for update`);
    const read = await tx
      .update(notices)
      .set({ readAt: now })
      .where(and(eq(notices.memberId, memberId), isNull(notices.readAt), ids === null ? undefined : inArray(notices.id, [...ids])))
      .returning({ id: notices.id });
    if (read.length > 0) {
      await tx
        .update(unreadCounts)
        .set({ notices: sql`${unreadCounts.notices} - ${read.length}` })
        .where(eq(unreadCounts.memberId, memberId));
      // Other tabs and devices show the same number.
      await wakeInboxes(tx, [memberId]);
    }
    return countUnreadNotices(tx, memberId);
  });
}

/** The newest notice of a member. */
export async function newestNotice(db: Db, memberId: number): Promise<{ title: string; createdAt: Date } | undefined> {
  const [row] = await db
    .select({ title: notices.title, createdAt: notices.createdAt })
    .from(notices)
    .where(eq(notices.memberId, memberId))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(1);
  return row;
}
