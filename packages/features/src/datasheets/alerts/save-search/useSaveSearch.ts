import { useApi } from '@chippage/api/ApiProvider';
import { savedSearchesQuery, saveSearch } from '@chippage/api/datasheets';
import { savedSearchLimits } from '@chippage/api/limits';
import { useInvalidate } from '@chippage/api/query';
import type { Facet } from '@chippage/api/types';
import type { PartQuery } from '../../parts/part-results/partQuery.ts';
import { criteriaOf } from '../searchCriteria.ts';
import { proposedName } from './proposedName.ts';
import type { SaveSearchDialogProps } from './SaveSearchDialog.tsx';

/** Binds `SaveSearchDialog` to the API, for a search with its filters. */
export function useSaveSearch(query: PartQuery, facets: readonly Facet[]): Pick<SaveSearchDialogProps, 'initial' | 'most' | 'onSave'> {
  const client = useApi();
  const invalidate = useInvalidate();
  return {
    initial: { name: proposedName(query, facets), kinds: ['newPart', 'newSheet', 'lifecycle'], priceBelow: null },
    most: savedSearchLimits.searches,
    onSave: async (wishes) => {
      await saveSearch({ ...wishes, criteria: criteriaOf(query) }, { client });
      await invalidate(savedSearchesQuery);
    },
  };
}
