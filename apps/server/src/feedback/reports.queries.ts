import type { ReportRow } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import type { Composition } from '../platform/domain.ts';
import { standingOf } from '../reviews/reviews.queries.ts';

interface Found extends Record<string, unknown> {
  kind: ReportRow['kind'];
  id: string;
  title: string | null;
  href: string | null;
  reason: string;
  note: string;
  reviewId: string | null;
  createdAt: string;
}

/** What the review of a report says of it. */
const states = { pending: 'open', approved: 'upheld', refused: 'rejected' } as const;

/** What a member reported, the newest first, with what became of it. */
export async function listReports(
  db: Db,
  stores: Composition['reportStores'],
  { memberId, limit, offset }: { memberId: number; limit: number; offset: number },
): Promise<{ rows: ReportRow[]; total: number }> {
  const each = Object.entries(stores).map(([kind, { of }]) => sql`select ${kind}::text as kind, s.* from (${of(memberId)}) s`);
  const all = sql`(${sql.join(each, sql` union all `)}) r`;
  const [{ rows: found }, { rows: counted }] = await Promise.all([
    db.execute<Found>(sql`
      select r.kind, r.thing_id as id, r.title, r.href, r.reason, r.note, r.review_id as "reviewId", r.created_at as "createdAt" from ${all}
      order by r.created_at desc, r.kind, r.thing_id desc limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from ${all}`),
  ]);
  const standings = await standingOf(
    db,
    found.flatMap(({ reviewId }) => (reviewId === null ? [] : [Number(reviewId)])),
  );
  const rows = found.map(({ kind, id, title, href, reason, note, reviewId, createdAt }): ReportRow => {
    const standing = standings.get(Number(reviewId));
    return {
      kind,
      id: Number(id),
      title,
      href,
      reason: stores[kind].reasons[reason] ?? reason,
      note,
      state: standing ? states[standing.state] : 'ended',
      answer: standing?.reason ?? null,
      createTime: new Date(createdAt).toISOString(),
      decideTime: standing?.decidedAt?.toISOString() ?? null,
    };
  });
  return { rows, total: counted[0]?.total ?? 0 };
}
