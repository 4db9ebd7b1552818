import type { PartRow } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { useRemovalFocus } from '@chippage/ui/focus';
import type { MouseEvent, RefObject } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { moveItem } from '../../../parts/reorder/moveItem.ts';
import { reorderMessages } from '../../../parts/reorder/messages.ts';
import { useRowDrag } from '../../../parts/reorder/useRowDrag.ts';
import { partCompareMessages } from './messages.ts';

interface ComparedInput {
  parts: readonly PartRow[];
  onMove: (ids: number[]) => void;
  hrefOf: (ids: readonly number[]) => string;
  /** Holds the columns. */
  root: RefObject<HTMLElement | null>;
  /** Gets focus when no part is left. */
  end: RefObject<HTMLElement | null>;
}

/** Moves parts to other places and takes them out. A moved column keeps focus by itself: React puts it back after it has moved the element. */
export function useComparedColumns({ parts, onMove, hrefOf, root, end }: ComparedInput) {
  const t = useMessages(partCompareMessages);
  const moves = useMessages(reorderMessages);
  const announce = useAnnounce();
  const ids = parts.map(({ id }) => id);
  const { placeOf, focusAfter } = useRemovalFocus(ids, end);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= ids.length || to === from) return;
    announce(moves('moved', { place: to + 1, count: ids.length }));
    onMove(moveItem(ids, from, to));
  };
  return {
    move,
    placeOf,
    drag: useRowDrag({ count: ids.length, onMove: move, root, axis: 'x' }),
    hrefWithout: (id: number) => hrefOf(ids.filter((other) => other !== id)),
    /** The link itself leads to the page without the part; another window is not the end of this one's. */
    remove: (event: MouseEvent, id: number) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      focusAfter(id);
      announce(t('removed', { mpn: parts.find((part) => part.id === id)?.mpn ?? '', count: ids.length - 1 }));
    },
  };
}

/** What the head of a column needs. */
export type ComparedColumns = ReturnType<typeof useComparedColumns>;
