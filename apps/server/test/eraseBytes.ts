import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Platform } from '../src/platform/context.ts';
import type { FileDraft, FileStore } from '../src/platform/files.ts';
import { dropBytes, sweepBytes } from '../src/platform/storedBytes.queries.ts';

type World = Pick<Platform, 'db' | 'files'>;
type Store = () => Promise<unknown>;

/** Resolves when a transaction waits for a lock that another one holds. */
const someoneWaits = ({ db }: World) =>
  vi.waitFor(
    async () => {
      const { rows } = await db.execute(sql`select 1 from pg_locks where locktype = 'advisory' and not granted and database = (
        select oid from pg_database where datname = current_database())`);
      if (rows.length === 0) throw new Error('nobody waits for a lock');
    },
    { timeout: 10_000 },
  );

/** Stores a file whose draft is changed before the code under test gets it. */
async function storeWith(files: FileStore, store: Store, change: (draft: FileDraft) => FileDraft | Promise<FileDraft>): Promise<void> {
  const write = files.draft;
  const spy = vi.spyOn(files, 'draft').mockImplementation(async (content) => change(await write(content)));
  await store().finally(() => spy.mockRestore());
}

/** Stores a file; `kept` runs when it is in the store and no row names it yet. */
export const whenKept = (files: FileStore, store: Store, kept: (sha256: string) => Promise<void>): Promise<void> =>
  storeWith(files, store, (draft) => ({
    ...draft,
    keep: async () => {
      await draft.keep();
      await kept(draft.sha256);
    },
  }));

/** Stores a file; the sweep runs when it is kept and no row names it yet. @returns its digest */
export async function sweepWhenKept(world: World, store: Store): Promise<string> {
  let [digest, sweeping] = ['', Promise.resolve()];
  await whenKept(world.files, store, async (sha256) => {
    digest = sha256;
    sweeping = sweepBytes(world, -1000);
    await Promise.race([sweeping, someoneWaits(world)]);
  });
  await sweeping;
  return digest;
}

/** Stores a file while the same bytes, which no row named, are being erased: that was decided, and they are not gone yet. @returns their digest */
export async function storeWhileErased(world: World, store: Store): Promise<string> {
  const { files } = world;
  const [decided, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let [digest, erasing] = ['', Promise.resolve()];
  const { remove } = files;
  const spy = vi.spyOn(files, 'remove').mockImplementation(async (sha256) => {
    decided.resolve();
    await Promise.race([stored.promise, someoneWaits(world)]);
    await remove(sha256);
  });
  try {
    await storeWith(files, store, async (draft) => {
      digest = draft.sha256;
      await files.put(await readFile(draft.path));
      erasing = dropBytes(world, digest);
      await decided.promise;
      return draft;
    });
  } finally {
    stored.resolve();
    await erasing;
    spy.mockRestore();
  }
  return digest;
}
