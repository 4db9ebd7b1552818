import { savedSearchesQuery } from '@chippage/api/datasheets';
import { SavedSearches, useSavedSearches } from '@chippage/features/SavedSearches';
import { wanted } from '../../../page/needs.ts';
import { prefetch } from '../../../page/prefetch.ts';

export const loader = prefetch(() => [wanted(savedSearchesQuery, {})]);

/** The member's saved searches. */
export default function SavedSearchesRoute() {
  return <SavedSearches {...useSavedSearches()} />;
}
