import { forgetDrafts } from './drafts.ts';

/** The database of what was seen of the disk. */
export const DISK_DATABASE = 'disk';
/** Databases of this browser in which pages keep something of a member; the second is named in `indexedCopies`. */
const databases = [DISK_DATABASE, 'articles'] as const;

const pages = new Set<() => Promise<void>>();

/** A page that would go on keeping something says how it stops. */
export function addTrace(forget: () => Promise<void>): void {
  pages.add(forget);
}

/**
 * Takes what pages have kept of a member out of this browser: what was typed, what stood in the disk, copies of articles. It needs no code of
 * those pages, which would not come without a network.
 */
export function forgetTraces(): void {
  forgetDrafts();
  for (const forget of pages) void forget();
  try {
    for (const name of databases) indexedDB.deleteDatabase(name);
  } catch {
    // Closed: nothing was kept.
  }
}
