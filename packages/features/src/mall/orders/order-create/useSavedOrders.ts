import { useCallback, useEffect, useMemo, useState } from 'react';
import { MADE_ORDERS_KEY, type MadeOrder, madeText, parseMade } from './savedOrders.ts';

/**
 * The orders that were made of a wish, for the visit.
 * @param isNew Somebody asks for it anew, and does not come back to it: what was made before is another purchase.
 * @param store `sessionStorage`; absent on the server, and where there is none
 */
export function useSavedOrders(
  wish: string,
  isNew: boolean,
  store: Storage | undefined,
): { made: readonly MadeOrder[] | null; keepMade: (orders: readonly MadeOrder[] | null) => void } {
  const [asksAnew] = useState(isNew);
  const [changed, setChanged] = useState<readonly MadeOrder[] | null>();
  const kept = useMemo(() => (store && !asksAnew ? parseMade(readFrom(store), wish) : null), [store, asksAnew, wish]);
  const keepMade = useCallback(
    (orders: readonly MadeOrder[] | null) => {
      writeTo(store, wish, orders);
      setChanged(orders);
    },
    [store, wish],
  );
  useEffect(() => {
    if (asksAnew && store) writeTo(store, wish, null);
  }, [asksAnew, store, wish]);
  return { made: changed === undefined ? kept : changed, keepMade };
}

function readFrom(store: Storage): string | null {
  try {
    return store.getItem(MADE_ORDERS_KEY);
  } catch {
    return null;
  }
}

function writeTo(store: Storage | undefined, wish: string, orders: readonly MadeOrder[] | null): void {
  try {
    store?.setItem(MADE_ORDERS_KEY, madeText(readFrom(store), wish, orders));
  } catch {
    // Without storage it lasts as long as this page.
  }
}
