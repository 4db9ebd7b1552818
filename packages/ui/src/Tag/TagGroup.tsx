import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFocusHandover } from '../focus/useFocusHandover.ts';
import { CloseIcon } from '../Icon/pageIcons.tsx';
import * as styles from './Tag.css.ts';

/** A chip of `TagGroup`. */
export interface TagGroupItem {
  /** Its key, stable while other chips come and go. */
  id: string;
  /** What kind of thing was chosen, such as “package”. */
  kind?: string;
  /** What was chosen, such as “LQFP-48”. */
  text: ReactNode;
  /** Name of its button, such as “remove package LQFP-48”. */
  removeLabel: string;
  /** `neutral` for what was read from a query, `accent` for what the reader chose. @default 'neutral' */
  tone?: 'neutral' | 'accent';
}

/** Props of `TagGroup`. */
export interface TagGroupProps {
  /** Name of the list. */
  label: string;
  /** The chips, in order. */
  items: readonly TagGroupItem[];
  /** Takes a chip away. */
  onRemove: (id: string) => void;
}

/** Chips that can be taken away, each by its own button. Focus goes on to the next chip, then the one before, then the list, and to where it was when the list goes too. */
export function TagGroup({ label, items, onRemove }: TagGroupProps) {
  const list = useFocusHandover<HTMLUListElement>();
  const removed = useRef<{ id: string; index: number } | null>(null);

  useLayoutEffect(() => {
    // The chip may stay until an answer has come.
    if (removed.current === null || items.some(({ id }) => id === removed.current?.id)) return;
    const { index } = removed.current;
    removed.current = null;
    // With the pressed button gone, focus is nowhere; who has gone on is left there.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[Math.min(index, buttons.length - 1)] ?? list.current)?.focus();
  }, [items, list]);

  const remove = (id: string, index: number) => {
    removed.current = { id, index };
    onRemove(id);
  };
  const removeByKey = (event: KeyboardEvent, id: string, index: number) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove(id, index);
  };

  return (
    <ul ref={list} className={styles.group} aria-label={label} tabIndex={-1}>
      {items.map(({ id, kind, text, removeLabel, tone = 'neutral' }, index) => (
        <li key={id} className={styles.chip({ tone })}>
          {kind === undefined ? null : <span className={styles.chipKind}>{kind}</span>}
          <span className={styles.chipText}>{text}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={removeLabel}
            onClick={() => remove(id, index)}
            onKeyDown={(event) => removeByKey(event, id, index)}
          >
            <CloseIcon size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
