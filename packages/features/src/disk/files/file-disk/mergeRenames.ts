import { ApiError, reasonOf } from '@chippage/api/errors';
import type { DiskItem, DiskOutcome } from '@chippage/api/types';

/** A name that was changed without a network. */
export interface KeptRename {
  id: number;
  name: string;
  /** What it was called, and which state of it was seen, when it was changed. */
  baseName: string;
  baseRevision: number;
}

/** Who carries the merging out. */
export interface MergeCalls {
  rename: (input: { id: number; name: string; onClash: 'both'; ifRevision?: number }) => Promise<DiskOutcome>;
  read: (id: number) => Promise<DiskItem>;
  /** Copies a file beside itself. */
  copy: (item: DiskItem) => Promise<DiskItem | null>;
}

/** What became of a name: it counts now; the file has another name from elsewhere and a copy has this one; the file is gone. */
export type MergeOutcome = 'merged' | 'copied' | 'gone';

const isChanged = (error: unknown) => reasonOf<'renameDiskItem'>(error) === 'disk.changed';
/** Whether there is nothing to give the name to, or it will never be taken: not when one has to log in or to wait. */
const isGone = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 403, 408, 429].includes(error.status) && !isChanged(error);

/** `main.c` with a word becomes `main（word）.c`. */
export function conflictName(name: string, word: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)}(${word})${name.slice(dot)}` : `${name}(${word})`;
}

/**
 * Brings a name that was changed without a network to the server. Where the file got another name elsewhere meanwhile, that one
 * stays, and a copy gets this one, so that neither is lost. @throws ApiError when it should be tried again
 */
export async function mergeRename(kept: KeptRename, { rename, read, copy }: MergeCalls, word: string): Promise<MergeOutcome> {
  const { id, name, baseName, baseRevision } = kept;
  try {
    const { outcome } = await rename({ id, name, onClash: 'both', ifRevision: baseRevision });
    if (outcome === 'missing') return 'gone';
    if (outcome !== 'changed') return 'merged';
  } catch (error) {
    if (isGone(error)) return 'gone';
    if (!isChanged(error)) throw error;
  }
  let now: DiskItem;
  try {
    now = await read(id);
  } catch (error) {
    if (isGone(error)) return 'gone';
    throw error;
  }
  if (now.name === name) return 'merged';
  // Something else of it changed: the new name takes nothing away.
  if (now.name === baseName) {
    await rename({ id, name, onClash: 'both' });
    return 'merged';
  }
  // A folder is not copied for a name: the one from elsewhere stays.
  if (now.isFolder) return 'gone';
  const twin = await copy(now);
  if (twin) await rename({ id: twin.id, name: conflictName(name, word), onClash: 'both' });
  return 'copied';
}
