import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { followedGroups } from '../groups/groups.queries.ts';
import { hiddenFrom } from '../people/people.queries.ts';

/** Who reads: a member or 0, the groups that they follow, and whom they do not want to see. */
export interface Reader {
  memberId: number;
  groups: readonly number[];
  hidden: readonly number[];
  now: Date;
}

/** What the tables say of a reader. */
export async function readerOf(db: Db, memberId: number, now: Date): Promise<Reader> {
  return { memberId, groups: await followedGroups(db, memberId), hidden: await hiddenFrom(db, memberId), now };
}

/** Numbers as a value of SQL. */
export const numbers = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::bigint[]`;

/** Posts that everybody sees who may read them; the partial indexes hold exactly these. */
export const shown = sql`p.state in ('shown', 'folded')`;

/** What this reader may read of them. Written so that an index alone answers it. */
export const readable = ({ groups, hidden }: Reader): SQL =>
  sql`${groups.length === 0 ? sql`p.visibility = 'everyone'` : sql`(p.visibility = 'everyone' or p.group_id = any(${numbers(groups)}))`}
    ${hidden.length === 0 ? sql`` : sql` and (p.member_id is null or p.member_id <> all(${numbers(hidden)}))`}`;

/** Those of the posts that a reader may read. */
export async function readableOf(db: Db, ids: readonly number[], reader: Reader): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(
    sql`select p.id from circle_posts p where p.id = any(${numbers(ids)}) and ((${shown} and ${readable(reader)}) or (p.member_id = ${reader.memberId} and p.state <> 'deleted'))`,
  );
  return new Set(rows.map(({ id }) => Number(id)));
}
