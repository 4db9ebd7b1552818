import { useState } from 'react';
import type { Selection } from 'react-aria-components/GridList';

/** What chooses rows in a collection; the words and the callbacks of its props. */
export interface SelectionProps {
  /** Whether rows can be chosen, and how many. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The chosen ids. Leave out to let the collection keep them. */
  selectedIds?: readonly string[];
  /** Chosen at first, when `selectedIds` is left out. */
  defaultSelectedIds?: readonly string[];
  /** Hears the ids that are chosen now. */
  onSelectionChange?: (ids: string[]) => void;
}

/** Keeps the choice as a list of ids that are there: what was taken away is not chosen any more. */
export function useSelection({ selectedIds, defaultSelectedIds = [], onSelectionChange }: SelectionProps, ids: readonly string[]) {
  const [own, setOwn] = useState(defaultSelectedIds);
  const wanted = new Set(selectedIds ?? own);
  const selected = ids.filter((id) => wanted.has(id));
  const select = (next: readonly string[]) => {
    setOwn(next);
    onSelectionChange?.([...next]);
  };
  return {
    selected,
    select,
    collectionProps: {
      selectedKeys: new Set(selected),
      onSelectionChange: (keys: Selection) => select(keys === 'all' ? ids : ids.filter((id) => keys.has(id))),
    },
  };
}
