import type { Trend } from '@chippage/api/types';

/** What is asked for by the menu of a post and done in a dialog, or after one. */
export type TrendDeed = 'edit' | 'history' | 'close' | 'remove' | 'report' | 'mute' | 'block';

/** What a reader does with a post. */
export interface TrendDeeds {
  onLike: (trend: Trend, isLiked: boolean) => void;
  onVote: (trend: Trend, optionId: number) => void;
  onAsk: (deed: TrendDeed, trend: Trend) => void;
}

/** What may be asked for of a post. */
export function deedsOf({ isMine, writer, state, editableUntil, editTime }: Trend): TrendDeed[] {
  const isOpen = state === 'shown' || state === 'folded';
  const history: TrendDeed[] = editTime === null ? [] : ['history'];
  if (isMine) return [...(editableUntil === null ? [] : (['edit'] as const)), ...history, ...(isOpen ? (['close'] as const) : []), 'remove'];
  const isPerson = writer !== null && writer.id !== 0;
  return [...history, ...(isOpen ? (['report'] as const) : []), ...(isPerson ? (['mute', 'block'] as const) : [])];
}
