import type { ChatParty } from '@chippage/api/types';
import type { conversations } from './inbox.schema.ts';

/** A conversation as it is stored. */
export type ConversationRecord = typeof conversations.$inferSelect;

/** Somebody who can stand on a side: `id` 0 for the operators. */
export interface Party {
  kind: ChatParty['kind'];
  id: number;
}

/** Who reads: a member, and for whom else they answer. */
export interface Reader {
  memberId: number;
  isOperator: boolean;
  parties: readonly Party[];
}

/** A side of a conversation. */
export type Side = 'a' | 'b';

const ranks = ['member', 'company', 'merchant', 'operator'] as const satisfies Party['kind'][];

/** A party as the key of a map. */
export const keyOf = ({ kind, id }: Party): string => `${kind} ${id}`;
export const isSame = (one: Party, other: Party): boolean => one.kind === other.kind && one.id === other.id;

/** Two parties in the order in which their conversation is stored, whoever of them began it. */
export function ordered(one: Party, other: Party): { a: Party; b: Party } {
  const by = ranks.indexOf(one.kind) - ranks.indexOf(other.kind) || one.id - other.id;
  return by <= 0 ? { a: one, b: other } : { a: other, b: one };
}

/** Who stands on a side. */
export const partyOn = (conversation: Pick<ConversationRecord, 'aKind' | 'aId' | 'bKind' | 'bId'>, side: Side): Party =>
  side === 'a' ? { kind: conversation.aKind, id: conversation.aId } : { kind: conversation.bKind, id: conversation.bId };

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** The side on which somebody reads; null: it is none of their business. Who answers for both reads as the first. */
export function sideOf(conversation: Pick<ConversationRecord, 'aKind' | 'aId' | 'bKind' | 'bId'>, { parties }: Pick<Reader, 'parties'>): Side | null {
  const isOn = (side: Side) => parties.some((party) => isSame(party, partyOn(conversation, side)));
  return isOn('a') ? 'a' : isOn('b') ? 'b' : null;
}

/** What a conversation says from one side. */
export function viewFrom(conversation: ConversationRecord, side: Side) {
  const { aCount, bCount, aReadSeq, bReadSeq, aAnswered, bAnswered, aBlockedAt, bBlockedAt } = conversation;
  const isA = side === 'a';
  return {
    side,
    own: partyOn(conversation, side),
    other: partyOn(conversation, otherSide(side)),
    ownCount: isA ? aCount : bCount,
    otherCount: isA ? bCount : aCount,
    ownAnswered: isA ? aAnswered : bAnswered,
    ownReadSeq: isA ? aReadSeq : bReadSeq,
    otherReadSeq: isA ? bReadSeq : aReadSeq,
    hasBlocked: (isA ? aBlockedAt : bBlockedAt) !== null,
    isBlocked: (isA ? bBlockedAt : aBlockedAt) !== null,
  };
}

/** How many messages of the other side a member has not read: what a colleague answered counts as read. */
export const unreadOf = ({ otherCount, ownAnswered }: { otherCount: number; ownAnswered: number }, readCount: number): number =>
  Math.max(0, otherCount - Math.max(readCount, ownAnswered));
