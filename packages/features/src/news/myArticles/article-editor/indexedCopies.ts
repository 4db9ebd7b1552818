import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { ArticleCopies, ArticleCopy } from './articleWords.ts';

const DATABASE = 'articles';

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
  const tried = async <Result>(does: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      return await does();
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => {
      isForgotten = false;
      return tried(async () => (await (await open()).get('copies', key)) ?? null, null);
    },
    set: (key, copy) => (isForgotten ? Promise.resolve() : tried(async () => void (await (await open()).put('copies', copy, key)), undefined)),
    remove: (key) => tried(async () => (await open()).delete('copies', key), undefined),
    forget: () => {
      isForgotten = true;
      return tried(async () => {
        (await opening)?.close();
        opening = null;
        await deleteDB(DATABASE);
      }, undefined);
    },
  };
}
