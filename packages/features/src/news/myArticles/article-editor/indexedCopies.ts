import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { ArticleCopies, ArticleCopy } from './articleWords.ts';

const DATABASE = 'articles';

const keyOf = (text: string, writingKey: string) => `${text} ${writingKey}`;

interface Kept extends DBSchema {
  copies: { key: string; value: ArticleCopy };
}

/** Copies of articles in this browser's IndexedDB. */
export interface IndexedCopies extends ArticleCopies {
  /** Takes all of them out and keeps no more, until an article is opened again: the member has logged out. */
  forget: () => Promise<void>;
}

/** Keeps copies in IndexedDB; where it is closed, keeps nothing: the page itself still holds the words. */
export function indexedCopies(): IndexedCopies {
  let opening: Promise<IDBPDatabase<Kept>> | null = null;
  let isForgotten = false;
  const open = () => {
    opening ??= openDB<Kept>(DATABASE, 1, {
      upgrade: (database) => void database.createObjectStore('copies'),
      // Another tab forgets them.
      blocking: (_from, _to, event) => {
        (event.target as IDBDatabase).close();
        opening = null;
      },
      terminated: () => {
        opening = null;
      },
    });
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
  const held = new Map<string, { isOwn: Promise<boolean>; free?: () => void }>();
  /** Locks end with their tab, however it ends. @returns whether a copy is this tab's */
  const hold = (key: string): Promise<boolean> => {
    const known = held.get(key);
    if (known) return known.isOwn;
    // Without encryption there are no locks.
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return Promise.resolve(true);
    const isOwn = new Promise<boolean>((resolve) => {
      const asked = locks.request(`article ${key}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        if (lock === null) held.delete(key);
        else
          return new Promise<void>((free) => {
            held.set(key, { isOwn, free });
          });
      });
      asked.catch(() => resolve(true));
    });
    held.set(key, { isOwn });
    return isOwn;
  };
  const free = (key: string) => {
    held.get(key)?.free?.();
    held.delete(key);
  };
  const tried = async <Result>(does: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      return await does();
    } catch {
      return otherwise;
    }
  };
  return {
    take: (text) => {
      isForgotten = false;
      return tried(async () => {
        const found = await (await open()).getAll('copies', IDBKeyRange.bound(`${text} `, `${text} \uffff`));
        for (const copy of found.toSorted((one, other) => (one.time < other.time ? 1 : -1))) if (await hold(keyOf(text, copy.writingKey))) return copy;
        return null;
      }, null);
    },
    set: (text, copy) => {
      const key = keyOf(text, copy.writingKey);
      if (isForgotten) return Promise.resolve();
      void hold(key);
      return tried(async () => void (await (await open()).put('copies', copy, key)), undefined);
    },
    remove: (text, writingKey) => {
      const key = keyOf(text, writingKey);
      return tried(async () => (await open()).delete('copies', key), undefined).finally(() => free(key));
    },
    forget: () => {
      isForgotten = true;
      for (const key of held.keys()) free(key);
      return tried(async () => {
        (await opening)?.close();
        opening = null;
        await deleteDB(DATABASE);
      }, undefined);
    },
  };
}
