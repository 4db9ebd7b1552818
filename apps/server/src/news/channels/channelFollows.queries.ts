import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { FindThings, FollowStore } from '../../platform/domain.ts';
import { lockMember } from '../../platform/members/members.queries.ts';
import { channelFollows, newsChannels } from '../news.schema.ts';

/** Follows channels; these come first, in this order, and others that the member follows after them. False: one is unknown. */
export async function followChannels(db: Db, memberId: number, ids: readonly number[], now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const known = await tx.execute(sql`select from news_channels where id = any(${sql.param([...ids])}::bigint[])`);
    if (known.rows.length !== ids.length) return false;
    const before = await tx.execute<{ id: string }>(
      sql`select channel_id as id from channel_follows where member_id = ${memberId} order by position, channel_id`,
    );
    const order = [...new Set([...ids, ...before.rows.map(({ id }) => Number(id))])];
    await tx
      .insert(channelFollows)
      .values(order.map((channelId, position) => ({ memberId, channelId, position, createdAt: now })))
      .onConflictDoUpdate({ target: [channelFollows.memberId, channelFollows.channelId], set: { position: sql`excluded.position` } });
    return true;
  });
}

/** Does not follow a channel any more; the others close up. */
export async function unfollowChannel(db: Db, memberId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    await tx.delete(channelFollows).where(sql`${channelFollows.memberId} = ${memberId} and ${channelFollows.channelId} = ${id}`);
    await tx.execute(sql`
      update channel_follows f set position = n.place - 1
      from (select channel_id, row_number() over (order by position, channel_id)::int as place from channel_follows where member_id = ${memberId}) n
      where f.member_id = ${memberId} and f.channel_id = n.channel_id`);
  });
}

/** Channels with the words that a list of follows shows. */
export const findChannelThings: FindThings = (db, ids) =>
  db
    .select({ id: newsChannels.id, title: newsChannels.name, detail: newsChannels.description, brandId: sql<null>`null` })
    .from(newsChannels)
    .where(inArray(newsChannels.id, ids));

/** The followers of channels, for the list of all that a member follows. A channel followed there stands last in the member's order. */
export const channelFollowStore: FollowStore = {
  of: (memberId) => sql`
    select f.channel_id as thing_id, c.name as title, f.created_at
    from channel_follows f join news_channels c on c.id = f.channel_id where f.member_id = ${memberId}`,
  async set(db, { memberId, id, isFollowed, now }) {
    if (!isFollowed) {
      await unfollowChannel(db, memberId, id);
      return true;
    }
    const { rows } = await db.execute<{ id: string }>(
      sql`select channel_id as id from channel_follows where member_id = ${memberId} order by position, channel_id`,
    );
    return followChannels(db, memberId, [...new Set([...rows.map((row) => Number(row.id)), id])], now);
  },
};
