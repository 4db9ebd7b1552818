import { useApi } from '@chippage/api/ApiProvider';
import { cartQuery } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { cartCountQuery } from '@chippage/api/mall';
import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { CartSite } from './cartSite.ts';
import { type MergedCart, mergeBrowserCart } from './mergeBrowserCart.ts';
import { browserCartMessages } from './messages.ts';
import { useTakeCart } from './useTakeCart.ts';

/** Keeps the member's cart: takes in what the browser kept before the login, and follows changes in other windows. */
export function useKeepCart(memberId: number, { store, count, notify }: Pick<CartSite, 'store' | 'count' | 'notify'>): void {
  const t = useMessages(browserCartMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const takeCart = useTakeCart(count);
  const onHeard = useEffectEvent((lines: number) => {
    count.show(lines);
    void invalidate(cartQuery);
  });
  const onMerged = useEffectEvent(({ cart, left, taken }: MergedCart) => {
    takeCart(cart);
    if (left > 0 && taken > 0) notify({ tone: 'warn', text: t('notMerged', { count: left }) });
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const read = async () => {
      const answer = await cartCountQuery.fetch({}, { client, signal });
      count.show(answer.count);
    };
    // Lines that could not be brought over stay in the browser; the next page, or the next moment with a connection, tries again.
    const merge = async () => {
      const merged = await mergeBrowserCart(client, store).catch(() => null);
      if (signal.aborted) return;
      if (merged) onMerged(merged);
      else await read().catch(() => undefined);
    };
    void merge();
    window.addEventListener('online', () => void merge(), { signal });
    const silence = count.hear((lines) => onHeard(lines));
    return () => {
      stop.abort();
      silence();
      count.show(0);
    };
  }, [client, memberId, store, count]);
}
