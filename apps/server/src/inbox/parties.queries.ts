import { inArray } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { memberNames } from '../platform/members/members.queries.ts';

const people = memberNames('people');

/** Names and pictures of members by their number. */
export async function findPeople(db: Db, ids: readonly number[]): Promise<Map<number, { nickName: string; avatar: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: people.id, nickName: people.nickName, avatar: people.avatar })
    .from(people)
    .where(inArray(people.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}
