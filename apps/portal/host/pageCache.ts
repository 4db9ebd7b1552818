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
  readonly #oldMs: number;
  readonly #pages: LRUCache<string, Page, () => Promise<Page>>;

  /**
   * @param options `oldMs`: how long after its life a page may still stand for one that could not be made. `now` counts
   * milliseconds and never goes back, whatever happens to the time of day.
   */
  constructor({ lifeMs, oldMs, maxBytes, now = () => performance.now() }: { lifeMs: number; oldMs: number; maxBytes: number; now?: () => number }) {
    this.#pages = new LRUCache({
      ttl: lifeMs,
      maxSize: maxBytes,
      sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
      ttlResolution: 0,
      perf: { now },
      noDeleteOnFetchRejection: true,
      fetchMethod: (_key, _old, { context }) => context(),
    });
    this.#oldMs = oldMs;
  }

  /** Whether a page of this key is fresh. */
  has(key: string): boolean {
    return this.#pages.has(key);
  }

  /** The page of this key, made by `render` when there is none that is fresh. A render that fails is not kept; the last page stands for it. */
  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const old = this.#pages.getRemainingTTL(key) > -this.#oldMs ? this.#pages.peek(key, { allowStale: true }) : undefined;
    try {
      return await this.#pages.forceFetch(key, { context: render });
    } catch (error) {
      if (old === undefined) throw error;
      return old;
    }
  }
}
