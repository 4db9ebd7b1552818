import type { Platform } from './context.ts';
import type { Db } from './database/connect.ts';
import type { FileDraft } from './files.ts';
import { insertBytes, lockBytes } from './storedBytes.queries.ts';

/** What a row says of its file. */
export type KeptFile = Pick<FileDraft, 'sha256' | 'sizeBytes'>;

/**
 * Takes a draft into the store and writes its row, in one transaction; whoever wants to remove the same bytes waits for
 * its end, or is waited for.
 * @param writeRow Writes the row that names the file. What is slow is done before.
 */
export async function keepFile<Written>(db: Db, draft: FileDraft, writeRow: (tx: Db, file: KeptFile) => Promise<Written>): Promise<Written> {
  const { sha256, sizeBytes } = draft;
  await draft.ready?.();
  return db.transaction(async (tx) => {
    await lockBytes(tx, sha256);
    await draft.keep();
    await insertBytes(tx, { sha256, sizeBytes });
    return writeRow(tx, { sha256, sizeBytes });
  });
}

/** Writes bytes to the disk, then keeps them as `keepFile` does; no transaction is open while the content comes in. */
export async function storeFile<Written>(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  content: AsyncIterable<Uint8Array> | Uint8Array,
  writeRow: (tx: Db, file: KeptFile) => Promise<Written>,
): Promise<Written> {
  const draft = await files.draft(content);
  try {
    return await keepFile(db, draft, writeRow);
  } finally {
    await draft.drop();
  }
}
