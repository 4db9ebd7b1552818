/** What the cache keeps: anything that knows its size. */
interface Sized {
  byteLength: number;
}

interface Entry<Page> {
  page: Promise<Page>;
  bytes: number;
  until: number;
}

/**
 * A short memory for the pages that anonymous visitors share. Several requests for a page that is being made wait for the one render.
 * Oldest entries leave first when the bytes run out, so made-up addresses cannot fill the memory.
 */
export class PageCache<Page extends Sized> {
  readonly #entries = new Map<string, Entry<Page>>();
  readonly #lifeMs: number;
  readonly #maxBytes: number;
  readonly #now: () => number;
  #bytes = 0;

  constructor({ lifeMs, maxBytes, now = Date.now }: { lifeMs: number; maxBytes: number; now?: () => number }) {
    this.#lifeMs = lifeMs;
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  /** The page of this key, made by `render` when there is none that is fresh. A render that fails is not kept. */
  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const known = this.#entries.get(key);
    if (known && known.until > this.#now()) return known.page;
    if (known) this.#drop(key);
    const entry: Entry<Page> = { page: render(), bytes: 0, until: Number.POSITIVE_INFINITY };
    this.#entries.set(key, entry);
    try {
      const page = await entry.page;
      entry.until = this.#now() + this.#lifeMs;
      entry.bytes = page.byteLength;
      if (this.#entries.get(key) === entry) {
        this.#bytes += entry.bytes;
        this.#makeRoom();
      }
      return page;
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#drop(key);
      throw error;
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  #makeRoom(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      if (entry.bytes > 0) this.#drop(key);
    }
  }
}
