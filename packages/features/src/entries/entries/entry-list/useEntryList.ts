import { useApi } from '@chippage/api/ApiProvider';
import { myEntriesQuery, removeEntry, restoreEntry } from '@chippage/api/entries';
import type { Entry } from '@chippage/api/types';
import { useState } from 'react';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { EntryListProps } from './EntryList.tsx';

/** Binds `EntryList` to the API. */
export function useEntryList(state: EntryListProps['state']): Omit<EntryListProps, 'state'> {
  const client = useApi();
  const pages = myEntriesQuery.usePages({ ...(state !== 'all' && { state }), pageSize: 20 });
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const change = async ({ id }: Entry, isThere: boolean) => {
    await (isThere ? restoreEntry : removeEntry)({ id }, { client });
    setRemoved((was) => new Set(isThere ? [...was].filter((each) => each !== id) : [...was, id]));
  };
  return {
    entries: toPagedList(pages),
    isRemoved: ({ id }) => removed.has(id),
    onRemove: (entry) => change(entry, false),
    onUndo: (entry) => change(entry, true),
    onLoadMore: pages.loadMore,
  };
}
