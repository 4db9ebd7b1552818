import { useAnnounce } from '@chippage/ui/Announcer';
import { useRemovalFocus } from '@chippage/ui/focus';
import { type RefObject, useEffect, useState } from 'react';
import { type ActionFailure, useAction } from '../../parts/action/useAction.ts';
import type { OrderButtonsProps } from './OrderButtons.tsx';
import { type OrderedList, useOrderedList } from './useOrderedList.ts';

export interface ListEditorOptions<Value> {
  kept: readonly Value[];
  /** Keeps the whole list. Rejects with the server's refusal. */
  onSave: (values: Value[]) => Promise<unknown>;
  /** Whether there is something to lose. */
  onDirtyChange: ((isDirty: boolean) => void) | undefined;
  /** Said once the list is kept. */
  savedText: string;
  /** Where focus goes from the last row that is taken away. */
  afterLast: RefObject<HTMLElement | null>;
}

/** A list that is edited in place and saved whole. */
export interface ListEditor<Value> extends OrderedList<Value> {
  isPending: boolean;
  isSaved: boolean;
  failure: ActionFailure | null;
  /** Keeps these values. @returns whether they were kept */
  save: (values: readonly Value[]) => Promise<boolean>;
  /** What the buttons of a row do. */
  buttonsOf: (key: number, index: number) => Omit<OrderButtonsProps, 'name'>;
}

/** Edits an ordered list: its rows, saving it, and where focus goes from a row that is taken away. */
export function useListEditor<Value>({ kept, onSave, onDirtyChange, savedText, afterLast }: ListEditorOptions<Value>): ListEditor<Value> {
  const announce = useAnnounce();
  const list = useOrderedList(kept);
  const [isSaved, setSaved] = useState(false);
  const { isPending, failure, run } = useAction();
  const { placeOf, focusAfter } = useRemovalFocus(
    list.rows.map(({ key }) => key),
    afterLast,
  );
  useEffect(() => onDirtyChange?.(list.isDirty), [list.isDirty, onDirtyChange]);
  return {
    ...list,
    isPending,
    isSaved,
    failure,
    save: async (values) => {
      if (!(await run('save', () => onSave([...values])))) return false;
      list.adopt(values);
      setSaved(true);
      announce(savedText);
      return true;
    },
    buttonsOf: (key, index) => ({
      index,
      count: list.rows.length,
      onMove: (by) => list.move(key, by),
      onRemove: () => {
        focusAfter(key);
        list.remove(key);
      },
      removeRef: placeOf(key),
    }),
  };
}
