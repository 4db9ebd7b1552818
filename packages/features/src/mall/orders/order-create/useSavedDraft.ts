import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { draftText, type SavedDraft, newDraft, ORDER_DRAFT_KEY, parseDraft } from './savedDraft.ts';

/**
 * The order that is being made of a wish, kept for the visit.
 * @param store `sessionStorage`; absent on the server, and where there is none
 */
export function useSavedDraft(wish: string, store: Storage | undefined): { draft: SavedDraft; keep: (part: Partial<SavedDraft>) => void; forget: () => void } {
  const kept = useMemo(() => (store ? parseDraft(readFrom(store), wish) : newDraft), [store, wish]);
  const [changed, setChanged] = useState<Partial<SavedDraft>>({});
  const draft = useMemo(() => ({ ...kept, ...changed }), [kept, changed]);
  const newest = useRef(draft);
  useEffect(() => {
    newest.current = draft;
  }, [draft]);
  const keep = useCallback(
    (part: Partial<SavedDraft>) => {
      newest.current = { ...newest.current, ...part };
      writeTo(store, draftText(wish, newest.current));
      setChanged((was) => ({ ...was, ...part }));
    },
    [store, wish],
  );
  const forget = useCallback(() => writeTo(store, null), [store]);
  return { draft, keep, forget };
}

function readFrom(store: Storage): string | null {
  try {
    return store.getItem(ORDER_DRAFT_KEY);
  } catch {
    return null;
  }
}

function writeTo(store: Storage | undefined, text: string | null): void {
  try {
    if (text === null) store?.removeItem(ORDER_DRAFT_KEY);
    else store?.setItem(ORDER_DRAFT_KEY, text);
  } catch {
    // Without storage it lasts as long as this page.
  }
}
