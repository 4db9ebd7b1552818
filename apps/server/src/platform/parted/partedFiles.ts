import type { Platform } from '../context.ts';
import type { FileStore } from '../files.ts';
import { dropBytes } from '../storedBytes.queries.ts';
import { deleteParted, oldParted, PARTS_KEPT_MS } from './parted.queries.ts';

const HOUR = 3_600_000;

/** The bytes of a file, part after part. */
export async function* bytesOfParts(files: FileStore, parts: readonly { sha256: string }[]): AsyncGenerator<Uint8Array> {
  for (const { sha256 } of parts) yield* files.read(sha256) as AsyncIterable<Uint8Array>;
}

/** Removes a file that comes in parts, with what nobody else needs of its bytes. */
export async function dropParted(world: Pick<Platform, 'db' | 'files'>, id: number): Promise<void> {
  for (const sha256 of await deleteParted(world.db, id)) await dropBytes(world, sha256);
}

/** Drops files that stopped on their way a week ago, and the parts of those that are whole. */
export async function forgetParts(platform: Pick<Platform, 'db' | 'files' | 'clock'>): Promise<void> {
  const ago = (ms: number) => new Date(platform.clock.now().getTime() - ms);
  for (const id of await oldParted(platform.db, { finished: ago(HOUR), stopped: ago(PARTS_KEPT_MS) })) await dropParted(platform, id);
}
