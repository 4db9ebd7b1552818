// What members marked, for statements of other domains: `thing` names the column of the thing's number.
import { type SQL, sql } from 'drizzle-orm';

/** How many like a thing. */
export const likesOf = (kind: 'article' | 'comment' | 'post', thing: SQL): SQL =>
  sql`(select count(*)::int from likes l where l.kind = ${kind} and l.thing_id = ${thing})`;

/** Whether a member likes a thing. */
export const isLikedBy = (memberId: number, kind: 'article' | 'comment' | 'post', thing: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from likes l where l.kind = ${kind} and l.thing_id = ${thing} and l.member_id = ${memberId})`;

/** How many follow a thing. */
export const followersOf = (kind: 'author', thing: SQL): SQL => sql`(select count(*)::int from follows f where f.kind = ${kind} and f.thing_id = ${thing})`;

/** Whether a member follows a thing. */
export const isFollowing = (memberId: number, kind: 'author', thing: SQL): SQL =>
  sql`exists (select from follows f where f.kind = ${kind} and f.thing_id = ${thing} and f.member_id = ${memberId})`;

/** Numbers of the things that a member follows. */
export const followedBy = (memberId: number, kind: 'author' | 'part' | 'brand'): SQL =>
  sql`(select f.thing_id from follows f where f.member_id = ${memberId} and f.kind = ${kind})`;
