/** Keeping a search, with what it tells of. */
export { SaveSearchDialog, type SaveSearchDialogProps, type SavedSearchWishes } from '../src/datasheets/alerts/save-search/SaveSearchDialog.tsx';
export { useSaveSearch } from '../src/datasheets/alerts/save-search/useSaveSearch.ts';
export { saveSearchMessages } from '../src/datasheets/alerts/save-search/messages.ts';
