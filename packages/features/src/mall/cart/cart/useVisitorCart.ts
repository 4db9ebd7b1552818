import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { previewCart } from '@chippage/api/mall';
import { useReading } from '@chippage/api/query';
import type { Cart } from '@chippage/api/types';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { BrowserCartLine } from '../browser-cart/browserCart.ts';
import { changeBrowserCart, useBrowserCart } from '../browser-cart/browserCartStore.ts';
import type { CartSite } from '../browser-cart/cartSite.ts';
import { browserCartMessages } from '../browser-cart/messages.ts';
import { type BoundCart, type CartChanges, linesOf } from './cartLines.ts';
import { REST_MS, useChangeQueue } from './changeQueue.ts';
import { emptyCart, withQuantity, withShownPrices, withStored } from './visitorCart.ts';

const never = () => () => undefined;

/** The cart of a visitor: the browser keeps its lines, the server says what they cost now. */
export function useVisitorCart({ memberId, store, notify }: CartSite): BoundCart {
  const isMember = memberId !== null;
  const t = useMessages(browserCartMessages);
  const lines = useBrowserCart(store);
  // The server does not know what the browser keeps: until it is known there is nothing to show.
  const isKnown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const priced = useReading(previewCart, !isMember && lines.length > 0 ? { lines } : null, { keepPreviousData: true });
  const { data } = priced;
  useEffect(() => {
    if (!data || isMember) return;
    if (withShownPrices(lines, data, isUnpriced) !== lines) changeBrowserCart(store, (kept) => [...withShownPrices(kept, data, isUnpriced)]);
  }, [data, isMember, lines, store]);

  const shown = useRef<Cart>(undefined);
  const removed = useRef(new Map<number, { line: BrowserCartLine; at: number }>());
  const failed = useRef<() => void>(undefined);
  useEffect(() => {
    shown.current = data && withStored(data, lines);
    failed.current = () => notify({ tone: 'danger', text: t('notStored') });
  });
  const queue = useChangeQueue<void>({ onSettled: () => undefined, onFailed: () => failed.current?.(), onUnsure: () => undefined });
  const changes = useMemo((): CartChanges => {
    const change = (edit: (kept: BrowserCartLine[]) => BrowserCartLine[]) => {
      if (!changeBrowserCart(store, edit)) failed.current?.();
    };
    const changeLines = (ids: readonly number[], edit: (line: BrowserCartLine) => BrowserCartLine) =>
      change((kept) => kept.map((line) => (ids.includes(line.goodsId) ? edit(line) : line)));
    const lineOf = (id: number) => shown.current && linesOf(shown.current).find((line) => line.id === id);
    return {
      onQuantity: (id, quantity) =>
        queue.current?.pushLater(`quantity ${id}`, REST_MS, async () => changeLines([id], (line) => withQuantity(line, quantity, lineOf(id)))),
      onSelect: (ids, isSelected) => changeLines(ids, (line) => ({ ...line, isSelected })),
      onRemove: (ids) =>
        change((kept) => {
          for (const [at, line] of kept.entries()) if (ids.includes(line.goodsId)) removed.current.set(line.goodsId, { line, at });
          return kept.filter(({ goodsId }) => !ids.includes(goodsId));
        }),
      onRestore: (ids) =>
        change((kept) => {
          const back = ids.flatMap((id) => removed.current.get(id) ?? []).sort((a, b) => a.at - b.at);
          return back.reduce((all, { line, at }) => (all.some(({ goodsId }) => goodsId === line.goodsId) ? all : all.toSpliced(at, 0, line)), kept);
        }),
      onCustomerRef: (id, customerRef) => changeLines([id], (line) => ({ ...line, customerRef })),
      onAcknowledge: (ids) =>
        changeLines(ids, (line) => {
          const price = lineOf(line.goodsId)?.unitPrice;
          return price ? { ...line, knownPrice: price } : line;
        }),
      settle: async () => {
        await queue.current?.settle();
        return shown.current;
      },
    };
  }, [queue, store]);
  if (!isKnown) return { cart: { status: 'loading' }, changes };
  if (lines.length === 0) return { cart: { status: 'ready', data: emptyCart }, changes };
  return { cart: mapLoadable(toLoadable(priced), (cart) => withStored(cart, lines)), changes };
}

const isUnpriced = ({ knownPrice }: BrowserCartLine) => knownPrice === undefined;
