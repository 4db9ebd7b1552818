import type { Conversation, ConversationFilter, InboxEvent } from '@chippage/api/types';

/** What became of conversations since they were read, by number; null: it is not in the inbox any more. */
export type Changes = ReadonlyMap<number, Conversation>;

const timeOf = ({ lastTime, createTime }: Conversation) => Date.parse(lastTime ?? createTime);

/** Whether a conversation belongs in a list. */
const isIn: Record<ConversationFilter, (one: Conversation) => boolean> = {
  all: ({ isHidden }) => !isHidden,
  unread: ({ isHidden, unreadCount }) => !isHidden && unreadCount > 0,
  starred: ({ isHidden, isStarred }) => !isHidden && isStarred,
  hidden: ({ isHidden }) => isHidden,
};

export interface ListView {
  filter: ConversationFilter;
  /** With words only what the server found is shown. */
  keywords: string;
  /** Stays in the list of the unread while it is open. */
  openId: number | null;
}

/** The conversations of a list as they are now: the pinned ones first, then those with the newest message. */
export function shownRows(rows: readonly Conversation[], changes: Changes, { filter, keywords, openId }: ListView): Conversation[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [id, row] of changes) if (byId.has(id) || keywords === '') byId.set(id, row);
  return [...byId.values()]
    .filter((row) => isIn[filter](row) || (filter === 'unread' && row.id === openId))
    .toSorted((one, other) => Number(other.isPinned) - Number(one.isPinned) || timeOf(other) - timeOf(one) || other.id - one.id);
}

/**
 * A conversation after an event of it.
 * @param note The message in one line.
 * @returns null when the event alone does not say how it is now
 */
export function afterEvent(was: Conversation, { kind, message, readSeq, otherReadSeq }: InboxEvent, note: string): Conversation | null {
  const seen = { readSeq: Math.max(was.readSeq, readSeq ?? 0), otherReadSeq: Math.max(was.otherReadSeq, otherReadSeq ?? 0) };
  if (kind === 'read') return { ...was, ...seen, unreadCount: seen.readSeq >= was.lastSeq ? 0 : was.unreadCount };
  if (message === null || kind === 'conversation') return null;
  if (kind === 'revoked') return message.seq === was.lastSeq ? { ...was, lastNote: note } : was;
  if (message.seq <= was.lastSeq) return was;
  const isOwn = message.side === 'own';
  return {
    ...was,
    ...seen,
    lastSeq: message.seq,
    lastNote: note,
    lastTime: message.createTime,
    isLastOwn: isOwn,
    unreadCount: isOwn ? was.unreadCount : seen.readSeq >= message.seq ? 0 : was.unreadCount + 1,
  };
}
