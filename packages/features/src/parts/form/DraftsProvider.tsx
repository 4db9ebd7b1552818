import { createContext, type ReactNode, useContext } from 'react';
import type { DraftStore } from './useDraft.ts';

const DraftsContext = createContext<DraftStore | undefined>(undefined);

export interface DraftsProviderProps {
  /** Keeps what is typed into forms over closing, reloading and the end of a session. */
  store: DraftStore;
  children: ReactNode;
}

/** Gives forms a place for what is typed and not yet sent; without it they keep nothing. */
export function DraftsProvider({ store, children }: DraftsProviderProps) {
  return <DraftsContext value={store}>{children}</DraftsContext>;
}

/** Where forms keep what is typed; absent: nowhere. */
export const useDrafts = (): DraftStore | undefined => useContext(DraftsContext);
