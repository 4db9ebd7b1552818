import { ApiError } from '@chippage/api/errors';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { actionMessages } from './messages.ts';
import type { PageActions } from './pageActions.ts';

export interface WishOptions<Key> extends PageActions {
  /** Tells the server. */
  send: (key: Key, isOn: boolean) => Promise<unknown>;
  /** Reads again what was changed; what was wished is shown until it is there. */
  refresh: () => Promise<unknown>;
  /** Said of an error that has no words of its own. @default 没有完成，请稍后重试 */
  failed?: string;
}

/** Things that are on or off, e.g. followed. */
export interface Wishes<Key> {
  /** What to show: what the visitor wished last, else what is known of it. */
  isOn: (key: Key, known: boolean) => boolean;
  /** What a count of the members who have it on becomes by the wish. */
  countOf: (key: Key, known: { isOn: boolean; count: number }) => number;
  /** Wishes it on or off; a visitor logs in first. */
  want: (key: Key, isOn: boolean) => void;
}

/**
 * Carries out what is only on or off. What is wished shows at once. One call is under way at a time; of what is wished meanwhile
 * the last is sent after it, and nothing when that is what the server was told. A failure turns it back and says so.
 */
export function useWishes<Key extends string | number>(options: WishOptions<Key>): Wishes<Key> {
  const t = useMessages(actionMessages);
  const [shown, setShown] = useState<ReadonlyMap<Key, boolean>>(new Map());
  const waiting = useRef(new Map<Key, boolean>());
  const isBusy = useRef(false);
  const newest = useRef(options);
  useEffect(() => {
    newest.current = options;
  });

  const put = (key: Key, isOn: boolean | undefined) =>
    setShown((was) => {
      const next = new Map(was);
      if (isOn === undefined) next.delete(key);
      else next.set(key, isOn);
      return next;
    });
  /** Sends what waits, one after another. */
  const sendAll = async () => {
    const told = new Map<Key, boolean>();
    for (let next = first(waiting.current); next; next = first(waiting.current)) {
      const [key, isOn] = next;
      waiting.current.delete(key);
      if (told.get(key) === isOn) continue;
      try {
        await newest.current.send(key, isOn);
        told.set(key, isOn);
      } catch (error) {
        const before = told.get(key);
        told.delete(key);
        // A newer wish is tried before anything is said.
        if (waiting.current.has(key)) continue;
        put(key, before);
        newest.current.notify({ tone: 'danger', text: error instanceof ApiError ? error.message : (newest.current.failed ?? t('failed')) });
      }
    }
  };
  const carryOut = async () => {
    isBusy.current = true;
    do {
      await sendAll();
      await newest.current.refresh().catch(() => undefined);
    } while (waiting.current.size > 0);
    isBusy.current = false;
    setShown(new Map());
  };
  return {
    isOn: (key, known) => shown.get(key) ?? known,
    countOf: (key, { isOn, count }) => count + Number(shown.get(key) ?? isOn) - Number(isOn),
    want: (key, isOn) =>
      options.demandLogin(() => {
        waiting.current.set(key, isOn);
        put(key, isOn);
        if (!isBusy.current) void carryOut();
      }),
  };
}

const first = <Key>(waiting: ReadonlyMap<Key, boolean>): [Key, boolean] | undefined => waiting.entries().next().value;
