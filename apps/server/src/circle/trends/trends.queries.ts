import type { NewTrend, TrendTag, TrendVersion } from '@chippage/api/types';
import { and, desc, eq, sql } from 'drizzle-orm';
import { heatOf } from '../../news/counters.queries.ts';
import { likesOf } from '../../favourites/thingMarks.queries.ts';
import { commentsOf } from '../../news/comments/commentsOf.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { trendPollOptions, trends, trendTags, trendVersions, trendVotes } from '../circle.schema.ts';

/** A post's row. */
export type TrendRecord = typeof trends.$inferSelect;

/** The row of a post, held until the transaction ends. */
export async function lockTrend(tx: Db, id: number): Promise<TrendRecord | undefined> {
  const [row] = await tx.select().from(trends).where(eq(trends.id, id)).for('update');
  return row;
}

/** Writes a post down. @returns its number */
export async function insertTrend(tx: Db, trend: Omit<typeof trends.$inferInsert, 'heat'>): Promise<number> {
  const [row] = await tx
    .insert(trends)
    .values({ ...trend, heat: heatOf(trend.createdAt) })
    .returning({ id: trends.id });
  if (!row) throw new Error('the post was not written');
  return row.id;
}

/** Changes a post. */
export async function updateTrend(tx: Db, id: number, change: Partial<typeof trends.$inferInsert>): Promise<void> {
  await tx.update(trends).set(change).where(eq(trends.id, id));
}

/** What a like and a comment add to the heat. */
const weights = { likes: 4, comments: 6 } as const;

/** Adds an event to a post's count; one that is taken back leaves the heat as it is. @returns how many there are now */
export async function countEvent(tx: Db, id: number, counter: keyof typeof weights, step: 1 | -1, now: Date): Promise<number> {
  const column = sql.identifier(counter);
  const at = heatOf(now);
  const heat =
    step > 0
      ? sql`, heat = ${at}::float8 + ln(${weights[counter]}::float8 + power(2::float8, least(60, greatest(-60, heat - ${at}::float8)))) / ln(2::float8)`
      : sql``;
  const { rows } = await tx.execute<{ count: number }>(
    sql`update trends set ${column} = greatest(0, ${column} + ${step}::int)${heat} where id = ${id} returning ${column} as count`,
  );
  return rows[0]?.count ?? 0;
}

/** Writes down what a post is about. */
export async function insertTags(tx: Db, trendId: number, tags: readonly TrendTag[]): Promise<void> {
  if (tags.length === 0) return;
  await tx.insert(trendTags).values(tags.map(({ kind, id, name }, position) => ({ trendId, kind, thingId: id, name, position })));
}

/** Writes the choices of a poll down. */
export async function insertOptions(tx: Db, trendId: number, { options }: NonNullable<NewTrend['poll']>): Promise<void> {
  await tx.insert(trendPollOptions).values(options.map((text, position) => ({ trendId, position, text })));
}

/** Votes; `voted`: this member did before, `unknown`: the post has no such choice. */
export async function insertVote(tx: Db, vote: { trendId: number; memberId: number; optionId: number }): Promise<'done' | 'voted' | 'unknown'> {
  const { trendId, optionId } = vote;
  const isOption = and(eq(trendPollOptions.id, optionId), eq(trendPollOptions.trendId, trendId));
  if ((await tx.$count(trendPollOptions, isOption)) === 0) return 'unknown';
  const added = await tx.insert(trendVotes).values(vote).onConflictDoNothing().returning();
  if (added.length === 0) return 'voted';
  await tx
    .update(trendPollOptions)
    .set({ votes: sql`${trendPollOptions.votes} + 1` })
    .where(isOption);
  return 'done';
}

/** Keeps what a post said before. */
export async function insertVersion(tx: Db, version: typeof trendVersions.$inferInsert): Promise<void> {
  await tx.insert(trendVersions).values(version);
}

/** What a post said before, the newest first. */
export async function listVersions(db: Db, trendId: number): Promise<TrendVersion[]> {
  const rows = await db.select().from(trendVersions).where(eq(trendVersions.trendId, trendId)).orderBy(desc(trendVersions.writtenAt), desc(trendVersions.id));
  return rows.map(({ content, writtenAt }) => ({ content, time: writtenAt.toISOString() }));
}

/** Forgets what a post said, when its writer deletes it. */
export async function deleteVersions(tx: Db, trendId: number): Promise<void> {
  await tx.delete(trendVersions).where(eq(trendVersions.trendId, trendId));
}

/** Sets counts right that an erased account, or a restored backup, left behind; writes only rows that differ. */
export async function recount(db: Db): Promise<void> {
  await db.execute(sql`
    update trends t set likes = n.likes, comments = n.comments
    from (select k.id, ${likesOf('trend', sql`k.id`)} as likes, ${commentsOf('trend', sql`k.id`)} as comments from trends k where k.created_at > now() - interval '90 days') n
    where n.id = t.id and (t.likes, t.comments) is distinct from (n.likes, n.comments)`);
  await db.execute(sql`
    update circle_groups g set members = n.members, trends = n.trends
    from (
      select k.id, (select count(*)::int from circle_members m where m.group_id = k.id) as members,
        (select count(*)::int from trends t where t.group_id = k.id and t.state in ('shown', 'folded')) as trends
      from circle_groups k
    ) n
    where n.id = g.id and (g.members, g.trends) is distinct from (n.members, n.trends)`);
}
