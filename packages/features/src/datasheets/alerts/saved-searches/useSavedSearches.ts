import { useApi } from '@chippage/api/ApiProvider';
import { changeSavedSearch, lookAtSavedSearch, removeSavedSearch, restoreSavedSearch, savedSearchesQuery } from '@chippage/api/datasheets';
import { savedSearchLimits } from '@chippage/api/limits';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { SavedSearch } from '@chippage/api/types';
import { useState } from 'react';
import type { SavedSearchesProps } from './SavedSearches.tsx';

/** Binds `SavedSearches` to the API. */
export function useSavedSearches(): SavedSearchesProps {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = savedSearchesQuery.use({});
  // What was removed here stays in its place until the page is left.
  const [removed, setRemoved] = useState<ReadonlyMap<number, SavedSearch>>(new Map());
  const searches = toLoadable(answer);
  const without = (id: number) => new Map([...removed].filter(([each]) => each !== id));
  return {
    searches: searches.status === 'ready' ? { status: 'ready', data: together(searches.data.data, removed) } : searches,
    most: savedSearchLimits.searches,
    isRemoved: ({ id }) => removed.has(id),
    onChange: async ({ id }, change) => {
      await changeSavedSearch({ id, ...change }, { client });
      await invalidate(savedSearchesQuery);
    },
    onRemove: async (search) => {
      await removeSavedSearch({ id: search.id }, { client });
      setRemoved(new Map([...removed, [search.id, search]]));
    },
    onUndo: async ({ id }) => {
      await restoreSavedSearch({ id }, { client });
      await invalidate(savedSearchesQuery);
      setRemoved(without(id));
    },
    // It waits for nothing: the next page is what the member wants.
    onLook: ({ id }) =>
      void lookAtSavedSearch({ id }, { client }).then(
        () => invalidate(savedSearchesQuery),
        () => undefined,
      ),
  };
}

/** The newest first, as the service orders them. */
const together = (there: readonly SavedSearch[], removed: ReadonlyMap<number, SavedSearch>): SavedSearch[] =>
  [...there.filter(({ id }) => !removed.has(id)), ...removed.values()].toSorted((a, b) => b.createTime.localeCompare(a.createTime) || b.id - a.id);
