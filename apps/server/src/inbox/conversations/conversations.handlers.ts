import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, one, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { countUnreadNotices, newestNotice } from '../../messages/messages.queries.ts';
import { appendEvents } from '../events/events.queries.ts';
import { refuseBlockOperator } from '../inbox.errors.ts';
import { keptNames, readerOf, showParties } from '../parties.ts';
import { keyOf, ordered, type Reader, sideOf, viewFrom } from '../sides.rules.ts';
import { tellSides } from '../tellSides.ts';
import { changeConversation, findConversation, listBlocked, listConversations, lockConversation, openPair, setMarks } from './conversations.queries.ts';
import { isRefused, meetingOf } from './openConversation.ts';
import { showConversation, showConversations } from './showConversations.ts';

type ConversationOperation =
  | 'conversations'
  | 'conversationDetail'
  | 'openConversation'
  | 'markConversation'
  | 'blockedParties'
  | 'blockParty'
  | 'unblockParty';

const meOf = ({ db, session }: Ctx<Session>): Promise<Reader> => readerOf(db, session);

async function shown(ctx: Ctx<Session>, reader: Reader, id: number, msg = '') {
  return one(await showConversation(ctx.db, reader, await findConversation(ctx.db, reader, id), ctx.clock.now()), msg);
}

/** Blocks the other side from the reader's, or not any more; twice is once. */
async function setBlock(tx: Db, reader: Reader, id: number, now: Date, isBlocked: boolean): Promise<void> {
  const { conversation, side } = await lockConversation(tx, reader, id);
  if (viewFrom(conversation, side).hasBlocked === isBlocked) return;
  await changeConversation(tx, id, side === 'a' ? { aBlockedAt: isBlocked ? now : null } : { bBlockedAt: isBlocked ? now : null });
  await tellSides(tx, conversation, { sides: [side], kind: 'conversation' }, now);
}

/** Conversations as their members keep them. */
export const conversationHandlers = {
  async conversations(ctx, { filter, keywords, ...page }) {
    const { db, session, clock } = ctx;
    const reader = await meOf(ctx);
    const { rows, total } = await listConversations(db, reader, { filter, keywords, ...pageOf(page) });
    const newest = await newestNotice(db, session.memberId);
    return {
      ...many(await showConversations(db, reader, rows, clock.now()), total),
      notices: {
        unreadCount: await countUnreadNotices(db, session.memberId),
        lastNote: newest?.title ?? '',
        lastTime: newest?.createdAt.toISOString() ?? null,
      },
    };
  },

  conversationDetail: async (ctx, { conversationId }) => shown(ctx, await meOf(ctx), conversationId),

  async openConversation(ctx, wish) {
    const { db, session, clock } = ctx;
    const { memberId } = session;
    const reader = await meOf(ctx);
    const meeting = await meetingOf(ctx, reader, wish);
    if (isRefused(meeting)) return meeting;
    const now = clock.now();
    const wait = await takeHit(db, [{ key: `chat open:${memberId}`, limit: 120, seconds: 3600 }], now);
    if (wait > 0) throw tooManyRequests(wait, '打开的对话太多，请稍后再试');
    const { own, other, subject } = meeting;
    const id = await db.transaction(async (tx) => {
      const pair = ordered(own, other);
      const row = await openPair(tx, pair, { memberId, now });
      // An empty one belongs to who wants to write now; the other side may never have seen it.
      const startedBy = row.lastSeq === 0 && sideOf(row, reader) !== null ? { startedBy: memberId } : {};
      const about = subject ? { subjectKind: subject.kind, subjectId: subject.id, updatedAt: now } : {};
      await changeConversation(tx, row.id, { ...(await keptNames(tx, pair)), ...startedBy, ...about });
      // Hidden by the member before: opening it brings it back.
      await setMarks(tx, { conversationId: row.id, memberId }, { hiddenSeq: null });
      if (subject && (row.subjectKind !== subject.kind || row.subjectId !== subject.id) && row.lastSeq > 0)
        await tellSides(tx, row, { kind: 'conversation' }, now);
      return row.id;
    });
    return shown(ctx, reader, id);
  },

  async markConversation(ctx, { conversationId, isPinned, isStarred, isMuted, isHidden, remark }) {
    const { db, session, clock } = ctx;
    const { memberId } = session;
    const reader = await meOf(ctx);
    const now = clock.now();
    await db.transaction(async (tx) => {
      const { conversation, marks } = await lockConversation(tx, reader, conversationId);
      await setMarks(
        tx,
        { conversationId, memberId },
        {
          ...(isPinned !== undefined && { pinnedAt: isPinned ? (marks?.pinnedAt ?? now) : null }),
          ...(isStarred !== undefined && { isStarred }),
          ...(isMuted !== undefined && { isMuted }),
          ...(isHidden !== undefined && { hiddenSeq: isHidden ? conversation.lastSeq : null }),
          ...(remark !== undefined && { remark: remark.trim() || null }),
        },
      );
      await appendEvents(tx, [memberId], { kind: 'conversation', conversationId }, now);
    });
    return shown(ctx, reader, conversationId);
  },

  async blockedParties(ctx, page) {
    const reader = await meOf(ctx);
    const { rows, total } = await listBlocked(ctx.db, reader, pageOf(page));
    const views = rows.map(({ conversation, side }) => ({ conversation, side, view: viewFrom(conversation, side) }));
    const parties = await showParties(
      ctx.db,
      views.map(({ view }) => view.other),
    );
    return many(
      views.flatMap(({ conversation, side, view }) => {
        const party = parties.get(keyOf(view.other));
        const at = side === 'a' ? conversation.aBlockedAt : conversation.bBlockedAt;
        return party && at ? [{ conversationId: conversation.id, party, createTime: at.toISOString() }] : [];
      }),
      total,
    );
  },

  async blockParty(ctx, { conversationId }) {
    const reader = await meOf(ctx);
    const { conversation, side } = await findConversation(ctx.db, reader, conversationId);
    if (viewFrom(conversation, side).other.kind === 'operator') return refuseBlockOperator();
    await ctx.db.transaction((tx) => setBlock(tx, reader, conversationId, ctx.clock.now(), true));
    return shown(ctx, reader, conversationId, '已屏蔽，对方不能再发消息，也不会知道');
  },

  async unblockParty(ctx, { conversationId }) {
    const reader = await meOf(ctx);
    await ctx.db.transaction((tx) => setBlock(tx, reader, conversationId, ctx.clock.now(), false));
    return shown(ctx, reader, conversationId, '已取消屏蔽');
  },
} satisfies Handlers<ConversationOperation>;
