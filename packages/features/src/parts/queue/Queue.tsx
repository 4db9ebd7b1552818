import type { ReactNode, Ref } from 'react';
import * as styles from './Queue.css.ts';
import { useLeaving } from './useLeaving.ts';

/** An item's place in its queue. */
export interface QueueTurn {
  /** For `QueuePlace` inside the item: focus goes there when its turn comes. */
  placeRef: Ref<HTMLSpanElement>;
  /** Takes the item out and moves focus to the next one. */
  leave: () => void;
}

export interface QueueProps<Item extends { id: number }> {
  items: readonly Item[];
  /** Shown when nothing is left. */
  empty: ReactNode;
  children: (item: Item, turn: QueueTurn) => ReactNode;
}

/** Items that are dealt with one after another: one that is done goes away at once, and the next one gets the focus. */
export function Queue<Item extends { id: number }>({ items: all, empty, children }: QueueProps<Item>) {
  const { items, leave, placeOf, endRef } = useLeaving(all);
  if (items.length === 0) {
    return (
      <div ref={endRef} className={styles.place} tabIndex={-1}>
        {empty}
      </div>
    );
  }
  return (
    <ul className={styles.queue}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          {children(item, { placeRef: placeOf(item.id), leave: () => leave(item.id) })}
        </li>
      ))}
    </ul>
  );
}

/** The heading of an item, which takes the focus when its turn comes. */
export function QueuePlace({ placeRef, children }: { placeRef: Ref<HTMLSpanElement>; children: ReactNode }) {
  return (
    <span ref={placeRef} className={styles.place} tabIndex={-1}>
      {children}
    </span>
  );
}
