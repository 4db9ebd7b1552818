// What members do with resources: lessons that they read, stars that they give, files that they fetch.
import type { ResourceRating } from '@chippage/api/types';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { lessonReads, resourceDownloads, resourceFigures, resourceRatings } from '../resources.schema.ts';
import { isOnSite, ratingOf } from './cards.queries.ts';

interface MarkWish {
  memberId: number;
  courseId: number;
  no: number;
  isRead: boolean;
  now: Date;
}

/** Marks a lesson as read, or not any more. False: there is no such lesson on the site. */
export async function setLessonRead(db: Db, { memberId, courseId, no, isRead, now }: MarkWish): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from resource_lessons l join resources r on r.id = l.course_id where l.course_id = ${courseId} and l.no = ${no} and ${isOnSite}`,
  );
  if (rows.length === 0) return false;
  if (isRead) await db.insert(lessonReads).values({ memberId, courseId, no, createdAt: now }).onConflictDoNothing();
  else await db.delete(lessonReads).where(and(eq(lessonReads.memberId, memberId), eq(lessonReads.courseId, courseId), eq(lessonReads.no, no)));
  return true;
}

/** Whose a published resource is; undefined: there is none. Held until the transaction ends. */
export async function lockRated(tx: Db, id: number): Promise<{ memberId: number | null } | undefined> {
  const { rows } = await tx.execute<{ memberId: string | null }>(
    sql`select r.member_id as "memberId" from resources r where r.id = ${id} and ${isOnSite} for update`,
  );
  return rows[0] && { memberId: rows[0].memberId === null ? null : Number(rows[0].memberId) };
}

/** Gives stars in place of those before; call it with the resource held. */
export async function writeRating(tx: Db, wish: { id: number; memberId: number; stars: number; now: Date }): Promise<ResourceRating> {
  const { id, memberId, stars, now } = wish;
  const [before] = await tx
    .select({ stars: resourceRatings.stars })
    .from(resourceRatings)
    .where(and(eq(resourceRatings.resourceId, id), eq(resourceRatings.memberId, memberId)));
  await tx
    .insert(resourceRatings)
    .values({ resourceId: id, memberId, stars, createdAt: now })
    .onConflictDoUpdate({ target: [resourceRatings.resourceId, resourceRatings.memberId], set: { stars, createdAt: now } });
  const { rows } = await tx.execute<{ ratingSum: number; ratingCount: number }>(sql`
    update resources set rating_sum = rating_sum + ${stars - (before?.stars ?? 0)}::int, rating_count = rating_count + ${before ? 0 : 1}::int
    where id = ${id} returning rating_sum as "ratingSum", rating_count as "ratingCount"`);
  const [row] = rows;
  if (!row) throw new Error('the rating was not counted');
  return ratingOf({ ...row, mine: stars });
}

/** Notes that a member fetched a file; the resource counts the member once a file. */
export async function noteDownload(
  db: Db,
  { memberId, fileId, resourceId, now }: { memberId: number; fileId: number; resourceId: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(resourceDownloads)
      .values({ memberId, fileId, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: resourceDownloads.fileId });
    if (added.length > 0) await tx.execute(sql`update resources set downloads = downloads + 1 where id = ${resourceId}`);
  });
}

/** A drawing by its digest: nothing else of the file store is reached by this. */
export async function findFigure(db: Db, sha256: string): Promise<{ sha256: string; sizeBytes: number; name: string } | undefined> {
  const [row] = await db.select().from(resourceFigures).where(eq(resourceFigures.sha256, sha256));
  return row;
}

/** Counts ratings anew: the rows of members who are gone went with them. What was fetched stays counted. */
export async function recountRatings(db: Db): Promise<void> {
  await db.execute(sql`
    update resources r set rating_sum = c.total, rating_count = c.count
    from (select r.id, coalesce(sum(g.stars), 0)::int as total, count(g.stars)::int as count from resources r
      left join resource_ratings g on g.resource_id = r.id group by r.id) c
    where c.id = r.id and (r.rating_sum, r.rating_count) is distinct from (c.total, c.count)`);
}
