/** Where forms keep what is typed and not yet sent. */
export { DraftsProvider, type DraftsProviderProps } from '../src/parts/form/DraftsProvider.tsx';
export type { DraftStore } from '../src/parts/form/useDraft.ts';
