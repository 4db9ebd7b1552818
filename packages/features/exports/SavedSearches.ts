/** A member's saved searches. */
export { SavedSearches, type SavedSearchesProps } from '../src/datasheets/alerts/saved-searches/SavedSearches.tsx';
export { useSavedSearches } from '../src/datasheets/alerts/saved-searches/useSavedSearches.ts';
export { savedSearchesMessages } from '../src/datasheets/alerts/saved-searches/messages.ts';
