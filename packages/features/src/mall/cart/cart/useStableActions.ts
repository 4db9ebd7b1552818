import { useEffect, useMemo, useRef } from 'react';
import type { CartActions } from './cartLines.ts';

/** Actions that stay the same between renders and do what the newest ones do: lines are memoised. */
export function useStableActions(actions: CartActions): CartActions {
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  return useMemo(
    () => ({
      onQuantity: (...args) => newest.current.onQuantity(...args),
      onSelect: (...args) => newest.current.onSelect(...args),
      onRemove: (...args) => newest.current.onRemove(...args),
      onRestore: (...args) => newest.current.onRestore(...args),
      onCustomerRef: (...args) => newest.current.onCustomerRef(...args),
      onAcknowledge: (...args) => newest.current.onAcknowledge(...args),
      onArrivalNotice: (...args) => newest.current.onArrivalNotice(...args),
      onCheckOut: (...args) => newest.current.onCheckOut(...args),
      onMakePi: (...args) => newest.current.onMakePi?.(...args),
      onLogIn: () => newest.current.onLogIn(),
    }),
    [],
  );
}
