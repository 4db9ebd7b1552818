import { useApi } from '@chippage/api/ApiProvider';
import type { ApiError } from '@chippage/api/errors';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { previewCart } from '@chippage/api/mall';
import type { Cart } from '@chippage/api/types';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { useNotify } from '../toasts/useNotify.ts';
import { useStoredText } from '../page/useStoredText.ts';
import { BROWSER_CART_KEY, type BrowserCartLine, parseBrowserCart } from './browserCart.ts';
import { changeBrowserCart } from './browserCartStore.ts';
import { cartLines } from './cartEdits.ts';
import { t } from './cartWords.ts';
import { ChangeQueue } from './changeQueue.ts';
import { type BoundCart, type CartChanges, REST_MS } from './useMemberCart.ts';
import { emptyCart, withStored, withQuantity, withShownPrices } from './visitorCart.ts';

const never = () => () => undefined;

/** The cart of a visitor: the browser keeps its lines, the server says what they cost now. */
export function useVisitorCart(isVisitor: boolean): BoundCart {
  const client = useApi();
  const notify = useNotify();
  const [text] = useStoredText(BROWSER_CART_KEY);
  const lines = useMemo(() => parseBrowserCart(text), [text]);
  // The server does not know what the browser keeps: until it is known there is nothing to show.
  const isKnown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const priced = useSWR<Cart, ApiError>(isVisitor && lines.length > 0 ? ['POST /mall/cart/preview', text] : null, () => previewCart({ lines }, { client }), {
    keepPreviousData: true,
  });
  const { data } = priced;
  useEffect(() => {
    if (!data || !isVisitor) return;
    if (withShownPrices(lines, data, isUnpriced) !== lines) changeBrowserCart((kept) => [...withShownPrices(kept, data, isUnpriced)]);
  }, [data, isVisitor, lines]);

  const shown = useRef<Cart>(undefined);
  const removed = useRef(new Map<number, { line: BrowserCartLine; at: number }>());
  const failed = useRef<() => void>(undefined);
  useEffect(() => {
    shown.current = data && withStored(data, lines);
    failed.current = () => notify({ tone: 'danger', text: t('notStored') });
  });
  const [queue] = useState(() => new ChangeQueue<void>({ onSettled: () => undefined, onFailed: () => failed.current?.(), onUnsure: () => undefined }));
  useEffect(() => {
    // Whoever leaves the page right after a press meant it.
    const leave = () => void queue.settle();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [queue]);
  const changes = useMemo((): CartChanges => {
    const change = (edit: (kept: BrowserCartLine[]) => BrowserCartLine[]) => {
      if (!changeBrowserCart(edit)) failed.current?.();
    };
    const changeLines = (ids: readonly number[], edit: (line: BrowserCartLine) => BrowserCartLine) =>
      change((kept) => kept.map((line) => (ids.includes(line.goodsId) ? edit(line) : line)));
    const lineOf = (id: number) => shown.current && cartLines(shown.current).find((line) => line.id === id);
    return {
      setQuantity: (id, quantity) =>
        queue.pushLater(`quantity ${id}`, REST_MS, async () => changeLines([id], (line) => withQuantity(line, quantity, lineOf(id)))),
      select: (ids, isSelected) => changeLines(ids, (line) => ({ ...line, isSelected })),
      remove: (ids) =>
        change((kept) => {
          for (const [at, line] of kept.entries()) if (ids.includes(line.goodsId)) removed.current.set(line.goodsId, { line, at });
          return kept.filter(({ goodsId }) => !ids.includes(goodsId));
        }),
      restore: (ids) =>
        change((kept) => {
          const back = ids.flatMap((id) => removed.current.get(id) ?? []).sort((a, b) => a.at - b.at);
          return back.reduce((all, { line, at }) => (all.some(({ goodsId }) => goodsId === line.goodsId) ? all : all.toSpliced(at, 0, line)), kept);
        }),
      setReference: (id, customerRef) => changeLines([id], (line) => ({ ...line, customerRef })),
      acknowledge: (ids) =>
        changeLines(ids, (line) => {
          const price = lineOf(line.goodsId)?.unitPrice;
          return price ? { ...line, knownPrice: price } : line;
        }),
      settle: async () => {
        await queue.settle();
        return shown.current;
      },
    };
  }, [queue]);
  if (!isKnown) return { cart: { status: 'loading' }, changes };
  if (lines.length === 0) return { cart: { status: 'ready', data: emptyCart }, changes };
  return { cart: mapLoadable(toLoadable(priced), (cart) => withStored(cart, lines)), changes };
}

const isUnpriced = ({ knownPrice }: BrowserCartLine) => knownPrice === undefined;
