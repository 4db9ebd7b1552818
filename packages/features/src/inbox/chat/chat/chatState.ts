import type { ChatCardWish, ChatMessage } from '@chippage/api/types';

/** What somebody wants to send. */
export interface Draft {
  text: string;
  /** A file that is uploaded first. */
  file?: File | undefined;
  card?: { wish: ChatCardWish; title: string } | undefined;
  /** The message that it answers. */
  answers?: ChatMessage | undefined;
}

/** Where what is written to a conversation is kept until it is sent. */
export const draftKeyOf = (conversationId: number): string => `chat:${conversationId}`;

/** What was being written, after a message that could not be sent because the session had ended. */
export const withUnsent = (unsent: string, kept: string): string => [unsent, kept].filter((each) => each !== '').join('\n');

/** A message on its way, or one that did not get there. */
export interface Outgoing {
  /** It is the same message under this name, however often it is sent. */
  clientId: string;
  draft: Draft;
  /** How much of its file has gone out, from 0 to 1; null: it has none. */
  progress: number | null;
  /** Why it did not get there; null while it is under way. */
  error: string | null;
  /** ISO 8601. */
  time: string;
}

/** A stretch of a conversation that is on the screen. */
export interface Stretch {
  /** The oldest first, without gaps. */
  messages: readonly ChatMessage[];
  hasBefore: boolean;
  /** There are newer ones that are not here: the reader jumped back. */
  hasAfter: boolean;
}

/** What a page of messages adds. */
export interface StretchPage {
  data: ChatMessage[];
  hasBefore: boolean;
  hasAfter: boolean;
}

const merged = (was: readonly ChatMessage[], more: readonly ChatMessage[]) => {
  const bySeq = new Map(was.map((each) => [each.seq, each]));
  for (const each of more) bySeq.set(each.seq, each);
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
};

/** Puts older or newer messages to those that are there. */
export function withPage(was: Stretch, page: StretchPage, side: 'before' | 'after'): Stretch {
  return {
    messages: merged(was.messages, page.data),
    hasBefore: side === 'before' ? page.hasBefore : was.hasBefore,
    hasAfter: side === 'after' ? page.hasAfter : was.hasAfter,
  };
}

/**
 * Puts a message that came or changed where it belongs.
 * @returns null when messages between are missing, which have to be read first
 */
export function withMessage(was: Stretch, message: ChatMessage): Stretch | null {
  const last = was.messages.at(-1)?.seq ?? 0;
  const first = was.messages[0]?.seq ?? 0;
  if (message.seq > last) {
    // Who reads far back does not see it; it is there when they come down.
    if (was.hasAfter) return was;
    if (was.messages.length > 0 && message.seq > last + 1) return null;
  } else if (message.seq < first) return was;
  return { ...was, messages: merged(was.messages, [message]) };
}

/** Marks what the other side has read. */
export function withRead(was: Stretch, otherReadSeq: number): Stretch {
  if (!was.messages.some(({ side, seq, isRead }) => side === 'own' && !isRead && seq <= otherReadSeq)) return was;
  return { ...was, messages: was.messages.map((each) => (each.side === 'own' && each.seq <= otherReadSeq ? { ...each, isRead: true } : each)) };
}
