import { useAnnounce } from '@chippage/ui/Announcer';
import { type RefObject, useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { reorderMessages } from './messages.ts';
import { moveItem } from './moveItem.ts';

interface MovesInput<T> {
  items: readonly T[];
  onMoved: (items: T[], item: T) => void;
  /** Holds the rows, each with `data-row`: focus is looked for in it. */
  root: RefObject<HTMLElement | null>;
}

/** Moves the rows of a list, says where one stands now, and lets focus go with it. */
export function useMoves<T>({ items, onMoved, root }: MovesInput<T>) {
  const t = useMessages(reorderMessages);
  const announce = useAnnounce();
  const wanted = useRef<string | null>(null);

  // A row that moves in the document, or goes, takes focus with it: it is put where the work goes on.
  useEffect(() => {
    if (wanted.current === null) return;
    root.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  const focusOn = (selector: string) => {
    wanted.current = selector;
  };
  const focusLater = (index: number, part: string) => focusOn(`[data-row="${index}"] [data-part="${part}"]`);

  const arrange = (from: number, to: number, part: string) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || to === from) return;
    onMoved(moveItem(items, from, to), item);
    announce(t('moved', { place: to + 1, count: items.length }));
    focusLater(to, part);
  };
  return {
    focusOn,
    focusLater,
    /** By its buttons or by keys, named by the part that keeps focus. */
    move: (from: number, to: number) => arrange(from, to, document.activeElement?.getAttribute('data-part') ?? 'grip'),
    drop: (from: number, to: number) => arrange(from, to, 'grip'),
  };
}
