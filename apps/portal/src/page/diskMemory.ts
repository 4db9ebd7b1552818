import { readLogin } from '@chippage/api/session';
import type { DiskMemory } from '@chippage/features/FileDisk';
import { DISK_DATABASE } from './traces.ts';

const STORE = 'seen';
/** So many answers are kept; the oldest go first. */
const MOST = 200;

interface Kept {
  /** The member and the name, so that another member who logs in here does not see them. */
  key: string;
  value: unknown;
  time: number;
}

const keyOf = (key: string) => `${readLogin(localStorage)?.id ?? ''} ${key}`;

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')));
  });

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= (async () => {
    const request = indexedDB.open(DISK_DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('time', 'time'));
    const database = await settled(request);
    // Logging out deletes it, here or in another tab.
    database.addEventListener('versionchange', () => {
      database.close();
      opening = null;
    });
    return database;
  })();
  // Where it is closed to this page the next wish asks again.
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

async function dropOldest(store: IDBObjectStore): Promise<void> {
  const count = await settled(store.count());
  if (count <= MOST) return;
  const cursor = store.index('time').openCursor();
  let left = count - MOST;
  cursor.addEventListener('success', () => {
    if (!cursor.result || left === 0) return;
    left -= 1;
    cursor.result.delete();
    cursor.result.continue();
  });
}

/** What this browser keeps of the member's disk for times without a network; where storage is closed, nothing. */
export const diskMemory: DiskMemory = {
  async read(key) {
    try {
      const store = (await open()).transaction(STORE, 'readonly').objectStore(STORE);
      const kept = (await settled(store.get(keyOf(key)))) as Kept | undefined;
      return kept ? { value: kept.value, time: kept.time } : null;
    } catch {
      return null;
    }
  },
  async write(key, value) {
    try {
      const store = (await open()).transaction(STORE, 'readwrite').objectStore(STORE);
      await settled(store.put({ key: keyOf(key), value, time: Date.now() } satisfies Kept));
      await dropOldest(store);
    } catch {
      // Closed or full: the page itself still shows it.
    }
  },
};
