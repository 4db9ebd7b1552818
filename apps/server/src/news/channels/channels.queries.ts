import { type SQL, sql } from 'drizzle-orm';
import type { Channel } from '@chippage/api/types';
import { followedBy } from '../../favourites/thingMarks.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { isInChannels, isPublished, type Reader } from '../articles/articles.queries.ts';

interface ChannelRow extends Record<string, unknown> {
  id: string;
  key: string;
  name: string;
  description: string;
  parentId: string | null;
  own: number;
  followOrder: number | null;
}

/** All channels of the top level with those below, as this reader follows them. */
export async function listChannels(db: Db, { memberId, now }: Reader): Promise<Channel[]> {
  const { rows } = await db.execute<ChannelRow>(sql`
    select c.id, c.key, c.name, c.description, c.parent_id as "parentId", f.position as "followOrder",
      (select count(*)::int from articles a where ${isInChannels(sql`c.id`)} and ${isPublished(now)}) as own
    from news_channels c left join channel_follows f on f.channel_id = c.id and f.member_id = ${memberId ?? 0}
    order by c.position, c.id`);
  const toChannel = (row: ChannelRow): Channel => {
    const children = rows.filter(({ parentId }) => parentId === row.id).map(toChannel);
    return {
      id: Number(row.id),
      key: row.key,
      name: row.name,
      description: row.description,
      parentId: row.parentId === null ? null : Number(row.parentId),
      articleCount: row.own + children.reduce((sum, { articleCount }) => sum + articleCount, 0),
      isFollowed: row.followOrder !== null,
      followOrder: row.followOrder,
      children,
    };
  };
  return rows.filter(({ parentId }) => parentId === null).map(toChannel);
}

/** Channels and those below them in one list. */
export const flattened = (channels: readonly Channel[]): Channel[] => channels.flatMap((channel) => [channel, ...channel.children]);

/** Articles, as `a`, of a channel or by an author that a member follows. */
export const isFollowedBy = (memberId: number): SQL =>
  sql`(
    ${isInChannels(sql`select h.id from news_channels h join channel_follows f on f.member_id = ${memberId} and (f.channel_id = h.id or f.channel_id = h.parent_id)`)}
    or a.author_id in ${followedBy(memberId, 'author')})`;
