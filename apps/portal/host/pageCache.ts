import { LRUCache } from 'lru-cache';

/** What the cache keeps: anything that knows its size. */
interface Sized {
  byteLength: number;
}

/**
 * A short memory for the pages that anonymous visitors share. Several requests for a page that is being made wait for the one render.
 * What was asked for longest ago leaves first when the bytes run out, so made-up addresses cannot fill the memory.
 */
export class PageCache<Page extends Sized> {
  readonly #pages: LRUCache<string, Page, () => Promise<Page>>;

  constructor({ lifeMs, maxBytes, now = Date.now }: { lifeMs: number; maxBytes: number; now?: () => number }) {
    this.#pages = new LRUCache({
      ttl: lifeMs,
      maxSize: maxBytes,
      sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
      ttlResolution: 0,
      perf: { now },
      fetchMethod: (_key, _stale, { context }) => context(),
    });
  }

  /** The page of this key, made by `render` when there is none that is fresh. A render that fails is not kept. */
  get(key: string, render: () => Promise<Page>): Promise<Page> {
    return this.#pages.forceFetch(key, { context: render });
  }
}
