import { useApi } from '@chippage/api/ApiProvider';
import { cartQuery } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { cartCountQuery } from '@chippage/api/mall';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { cartNumAtom } from '../atoms/sharedState.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { onCartCount } from './cartNews.ts';
import { t } from './cartWords.ts';
import { type MergedCart, mergeBrowserCart } from './mergeBrowserCart.ts';
import { useTakeCart } from './useTakeCart.ts';

/** Keeps the member's cart: takes in what the browser kept before the login, and follows changes in other windows. */
export function useKeepCart(memberId: number): void {
  const client = useApi();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const takeCart = useTakeCart();
  const setCount = useSetAtom(cartNumAtom);
  const onHeard = useEffectEvent((count: number) => {
    setCount(count);
    void invalidate(cartQuery);
  });
  const onMerged = useEffectEvent(({ cart, left, taken }: MergedCart) => {
    takeCart(cart);
    if (left > 0 && taken > 0) notify({ tone: 'warn', text: t('notMerged', { count: left }) });
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const count = async () => {
      const answer = await cartCountQuery.fetch({}, { client, signal });
      setCount(answer.count);
    };
    // Lines that could not be brought over stay in the browser; the next page, or the next moment with a connection, tries again.
    const merge = async () => {
      const merged = await mergeBrowserCart(client).catch(() => null);
      if (signal.aborted) return;
      if (merged) onMerged(merged);
      else await count().catch(() => undefined);
    };
    void merge();
    window.addEventListener('online', () => void merge(), { signal });
    const silence = onCartCount((heard) => onHeard(heard));
    return () => {
      stop.abort();
      silence();
      setCount(0);
    };
  }, [client, memberId, setCount]);
}
