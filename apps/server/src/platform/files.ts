import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Db } from './database/connect.ts';

/** Those of the digests that a domain's rows refer to. */
export type UsesBytes = (db: Db, hashes: readonly string[]) => Promise<string[]>;

/** Files by the SHA-256 of their content: the same bytes are kept once, and a name never changes its bytes. */
export interface FileStore {
  /** Stores bytes; when it resolves they survive a power cut. */
  put: (content: AsyncIterable<Uint8Array> | Uint8Array) => Promise<{ sha256: string; sizeBytes: number }>;
  /** Writes bytes beside the store, to look at them before they are kept. */
  draft: (content: AsyncIterable<Uint8Array> | Uint8Array) => Promise<FileDraft>;
  /** Reads bytes `start` to `end`, both included; all without them. */
  read: (sha256: string, range?: { start: number; end: number }) => Readable;
  has: (sha256: string) => Promise<boolean>;
  /** Where bytes lie, for a process that reads them by itself; null: they are not there. */
  locate: (sha256: string) => Promise<StoredBytes | null>;
  /** Those of the digests that no row of any domain refers to. */
  unused: UsesBytes;
  /** Digests of what was stored, and not stored again since, so long ago. */
  olderThan: (ms: number) => AsyncIterable<string>;
  isOlderThan: (sha256: string, ms: number) => Promise<boolean>;
  remove: (sha256: string) => Promise<void>;
  /** Removes parts of uploads that a killed process left. */
  sweep: (olderThanMs: number) => Promise<number>;
  /** How browsers send bytes to the store without this server between; null: they cannot. */
  direct: DirectUploads | null;
}

/** Bytes that a browser sends to the store. */
export interface DirectBytes {
  /** Names them until they are kept. */
  key: string;
  sha256: string;
  sizeBytes: number;
}

/** The way of browsers into the store. */
export interface DirectUploads {
  /** Origin that pages have to be allowed to speak to. */
  origin: string;
  /** An address that takes exactly these bytes, by PUT with these headers, for some minutes. */
  address: (bytes: DirectBytes) => Promise<{ url: string; headers: Record<string, string>; expiresAt: Date }>;
  /** Whether they are there as they were said, by what the store, or else the bytes themselves, say. */
  isWhole: (bytes: DirectBytes) => Promise<boolean>;
  /** Takes them into the store; when it resolves they are durable. */
  keep: (bytes: DirectBytes) => Promise<void>;
  /** Removes what a browser sent. */
  drop: (bytes: DirectBytes) => Promise<void>;
}

/** Bytes of the store on the disk. */
export interface StoredBytes {
  kind: 'stored';
  path: string;
  sizeBytes: number;
}

/** Bytes on the disk that are not of the store yet; whoever made them drops them in the end. */
export interface FileDraft {
  kind: 'draft';
  path: string;
  sha256: string;
  sizeBytes: number;
  /** Does what of keeping them is slow; call it where no transaction is open. */
  ready?: () => Promise<void>;
  /** Takes them into the store; when it resolves they survive a power cut. */
  keep: () => Promise<void>;
  /** Removes what was not kept. */
  drop: () => Promise<void>;
}

/** Whether a value of a form is a file that was streamed to the disk. */
export const isFileDraft = (value: unknown): value is FileDraft => typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'draft';

/** A digest that may become a path or an address: it may come from a row, but is only ever hex. */
export function digest(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('not a SHA-256 digest');
  return sha256;
}

/** Asks all domains which digests none of them uses. */
export const unusedBy =
  (users: readonly UsesBytes[]): UsesBytes =>
  async (db, hashes) => {
    let left = [...hashes];
    for (const uses of users) {
      if (left.length === 0) break;
      const used = new Set(await uses(db, left));
      left = left.filter((sha256) => !used.has(sha256));
    }
    return left;
  };

/** Writes bytes into a new file of a folder and through to the disk. */
export async function writePart(folder: string, content: AsyncIterable<Uint8Array> | Uint8Array): Promise<{ path: string; sha256: string; sizeBytes: number }> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomBytes(16).toString('hex'));
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o640);
  let sizeBytes = 0;
  try {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      hash.update(chunk);
      sizeBytes += chunk.byteLength;
      for (let at = 0; at < chunk.byteLength;) at += (await file.write(chunk, at)).bytesWritten;
    }
    await file.sync();
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
  await file.close();
  return { path, sha256: hash.digest('hex'), sizeBytes };
}

/** Removes files of a folder that are older. @returns how many */
export async function sweepFolder(folder: string, olderThanMs: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now());
    if (age < olderThanMs) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}

/** Keeps files in a folder of the disk. @param users What the domains say of bytes that they use. */
export function openFileStore(folder: string, users: readonly UsesBytes[] = []): FileStore {
  const parts = join(folder, 'parts');
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256.slice(2, 4), digest(sha256));
  const exists = (path: string) =>
    stat(path).then(
      () => true,
      () => false,
    );
  const isOlderThan = async (sha256: string, ms: number) => {
    const { mtimeMs } = (await stat(pathOf(sha256)).catch(() => null)) ?? { mtimeMs: Infinity };
    return mtimeMs < Date.now() - ms;
  };
  const keep = async (draft: string, sha256: string) => {
    const path = pathOf(sha256);
    if (await exists(path)) {
      // It counts as new: a row that refers to it may be about to be written.
      await utimes(path, new Date(), new Date());
      await rm(draft, { force: true });
    } else {
      await mkdir(dirname(path), { recursive: true });
      await rename(draft, path);
    }
    // Even a file that was there: its first writer may have died between rename and this.
    for (const level of [dirname(path), dirname(dirname(path)), folder]) await syncFolder(level);
  };
  const write = async (content: AsyncIterable<Uint8Array> | Uint8Array): Promise<FileDraft> => {
    const { path, sha256, sizeBytes } = await writePart(parts, content);
    return { kind: 'draft', path, sha256, sizeBytes, keep: () => keep(path, sha256), drop: () => rm(path, { force: true }) };
  };
  return {
    draft: write,
    async put(content) {
      const { sha256, sizeBytes, keep: keepDraft } = await write(content);
      await keepDraft();
      return { sha256, sizeBytes };
    },
    read: (sha256, range) => createReadStream(pathOf(sha256), range ?? {}),
    has: (sha256) => exists(pathOf(sha256)),
    async locate(sha256) {
      const path = pathOf(sha256);
      const found = await stat(path).catch(() => null);
      return found && { kind: 'stored', path, sizeBytes: found.size };
    },
    unused: unusedBy(users),
    direct: null,
    async *olderThan(ms) {
      for (const first of await readdir(folder).catch(() => []))
        for (const second of /^[0-9a-f]{2}$/.test(first) ? await readdir(join(folder, first)) : [])
          for (const sha256 of await readdir(join(folder, first, second))) if (await isOlderThan(sha256, ms)) yield sha256;
    },
    isOlderThan,
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    sweep: (olderThanMs) => sweepFolder(parts, olderThanMs),
  };
}

/** A rename is on the disk only when its folder is; Windows has no such call and orders them itself. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
