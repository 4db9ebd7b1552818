import type { Comment } from '@chippage/api/types';

/** Where a comment stands. */
export type CommentState = Comment['state'];

/** Who sees the words of a comment: everybody, or only who wrote it; of a deleted one nobody does. */
const seenBy: Readonly<Record<CommentState, 'everybody' | 'writer' | 'nobody'>> = {
  pending: 'writer',
  shown: 'everybody',
  folded: 'everybody',
  refused: 'writer',
  deleted: 'nobody',
};

/** The states that these see. */
export const statesSeenBy = (whom: 'everybody' | 'writer'): CommentState[] =>
  Object.entries(seenBy).flatMap(([state, seen]) => (seen === whom ? [state as CommentState] : []));

/** Whether a comment may be answered, liked and reported, and counts among an article's. */
export const isOpen = (state: CommentState): boolean => seenBy[state] === 'everybody';

/** So many members, and a comment folds before anybody looked. */
const FOLDING = 3;

/** Where an open comment stands after a report. */
export const stateAfterReport = (reports: number): 'shown' | 'folded' => (reports >= FOLDING ? 'folded' : 'shown');

/** What a comment's answers hang on: two levels, whatever is answered. */
export const placeOfAnswer = (answered: { id: number; parentId: number | null } | null): { parentId: number | null; replyToId: number | null } =>
  answered === null
    ? { parentId: null, replyToId: null }
    : { parentId: answered.parentId ?? answered.id, replyToId: answered.parentId === null ? null : answered.id };

/** A comment as it is stored, as far as it shows itself. */
export interface StoredComment {
  state: CommentState;
  content: string;
  writer: { id: number; nickName: string; avatar: string | null } | null;
  refuseReason: string | null;
  ipRegion: string | null;
}

/** What a member (0: a visitor) is shown of a comment that they may see. */
export function shownTo(me: number, { state, content, writer, refuseReason, ipRegion }: StoredComment): StoredComment & { isMine: boolean } {
  if (seenBy[state] === 'nobody') return { state, content: '', writer: null, refuseReason: null, ipRegion: null, isMine: false };
  const isMine = me !== 0 && writer?.id === me;
  return { state, content, writer, refuseReason: isMine ? refuseReason : null, ipRegion, isMine };
}
