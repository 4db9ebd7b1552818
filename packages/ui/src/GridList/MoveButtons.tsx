import { useEffect, useRef } from 'react';
import { useAnnounce } from '../Announcer/useAnnounce.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/navigationIcons.tsx';

/** Words of the buttons that change the order, and who hears them. */
export interface MoveWords<T> {
  /** Names the button: 上移 立创商城. */
  upLabel: (item: T) => string;
  /** Names the button: 下移 立创商城. */
  downLabel: (item: T) => string;
  /** Said afterwards, with the place counted from 1: 已移到第 2 位. */
  movedText: (item: T, place: number) => string;
  /** Hears the new index of a row. */
  onMove: (id: string, index: number) => void;
}

/** Moves a row one place. At an end focus goes to the button that still does something. */
export function MoveButtons<T extends { id: string }>({ items, item, words }: { items: readonly T[]; item: T; words: MoveWords<T> }) {
  const announce = useAnnounce();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const at = items.findIndex(({ id }) => id === item.id);
  const isEnd = at === items.length - 1;
  const hasMoved = useRef(false);
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    if (at === 0) down.current?.focus();
    else if (isEnd) up.current?.focus();
  }, [at, isEnd]);
  const go = (to: number) => {
    hasMoved.current = true;
    words.onMove(item.id, to);
    announce(words.movedText(item, to + 1));
  };
  return (
    <>
      <IconButton ref={up} size="sm" label={words.upLabel(item)} isDisabled={at === 0} onPress={() => go(at - 1)}>
        <ArrowUpIcon size={16} />
      </IconButton>
      <IconButton ref={down} size="sm" label={words.downLabel(item)} isDisabled={isEnd} onPress={() => go(at + 1)}>
        <ArrowDownIcon size={16} />
      </IconButton>
    </>
  );
}
