import type { CirclePoll, NewCirclePoll } from '@chippage/api/types';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { circlePollOptions, circlePolls, circlePosts, circleVotes } from '../circle.schema.ts';

const DAY = 86_400_000;

/** The polls of posts as a reader sees them: who has not voted yet does not see how others did, until it is over. */
export async function pollsOf(db: Db, postIds: readonly number[], { memberId, now }: { memberId: number; now: Date }): Promise<Map<number, CirclePoll>> {
  const polls = await db
    .select({ poll: circlePolls, writerId: circlePosts.memberId })
    .from(circlePolls)
    .innerJoin(circlePosts, eq(circlePosts.id, circlePolls.postId))
    .where(inArray(circlePolls.postId, [...postIds]));
  if (polls.length === 0) return new Map();
  const ids = polls.map(({ poll }) => poll.postId);
  const options = Map.groupBy(
    await db.select().from(circlePollOptions).where(inArray(circlePollOptions.postId, ids)).orderBy(asc(circlePollOptions.position)),
    ({ postId }) => postId,
  );
  const mine = await db
    .select()
    .from(circleVotes)
    .where(and(inArray(circleVotes.postId, ids), eq(circleVotes.memberId, memberId)));
  const voted = new Map(mine.map(({ postId, optionId }) => [postId, optionId]));
  return new Map(
    polls.map(({ poll: { postId, question, endAt }, writerId }) => {
      const own = options.get(postId) ?? [];
      const isEnded = endAt <= now;
      const votedId = voted.get(postId) ?? null;
      const isTold = isEnded || votedId !== null || (memberId !== 0 && writerId === memberId);
      return [
        postId,
        {
          question,
          endTime: endAt.toISOString(),
          isEnded,
          total: own.reduce((sum, { votes }) => sum + votes, 0),
          votedId,
          options: own.map(({ id, text, votes }) => ({ id, text, votes: isTold ? votes : null })),
        },
      ];
    }),
  );
}

/** Writes the poll of a new post. */
export async function insertPoll(tx: Db, postId: number, { question, options, days }: NewCirclePoll, now: Date): Promise<void> {
  await tx.insert(circlePolls).values({ postId, question: question.trim(), endAt: new Date(now.getTime() + Number(days) * DAY) });
  await tx.insert(circlePollOptions).values(options.map((text, position) => ({ postId, position, text: text.trim() })));
}

/** Until when a poll runs; undefined: the post has none, or no such answer. */
export async function findPollEnd(tx: Db, postId: number, optionId: number): Promise<Date | undefined> {
  const [row] = await tx
    .select({ endAt: circlePolls.endAt })
    .from(circlePolls)
    .innerJoin(circlePollOptions, eq(circlePollOptions.postId, circlePolls.postId))
    .where(and(eq(circlePolls.postId, postId), eq(circlePollOptions.id, optionId)));
  return row?.endAt;
}

/** Writes a vote down; false when the member voted before. */
export async function insertVote(tx: Db, vote: typeof circleVotes.$inferInsert): Promise<boolean> {
  const added = await tx.insert(circleVotes).values(vote).onConflictDoNothing().returning({ id: circleVotes.postId });
  if (added.length === 0) return false;
  await tx
    .update(circlePollOptions)
    .set({ votes: sql`${circlePollOptions.votes} + 1` })
    .where(eq(circlePollOptions.id, vote.optionId));
  return true;
}
