/** How soon a screen reader speaks: after what it is saying, or at once. */
export type AnnouncementLevel = 'polite' | 'assertive';

/** Where announcements are written; one entry per live region. */
export type WriteAnnouncement = (level: AnnouncementLevel, text: string) => void;

// A region must be on the page a moment before its text changes, or the change is not heard.
const WRITE_DELAY_MS = 150;
const REPEAT_MS = 3_000;
// Never more than three texts in five seconds.
const GAP_MS = 1_700;
const CLEAR_MS = 7_000;
const MAX_WAITING = 3;

/** Speaks texts one after another in one region: no repeats, no flood, nothing left behind. */
export class AnnouncementQueue {
  readonly #level: AnnouncementLevel;
  readonly #write: WriteAnnouncement;
  readonly #spokenAt = new Map<string, number>();
  #waiting: string[] = [];
  #next: ReturnType<typeof setTimeout> | undefined;
  #clear: ReturnType<typeof setTimeout> | undefined;

  constructor(level: AnnouncementLevel, write: WriteAnnouncement) {
    this.#level = level;
    this.#write = write;
  }

  /** Queues a text, unless the same one was queued within 3 s. When too many wait, the oldest is dropped. */
  add(text: string): void {
    const now = Date.now();
    for (const [old, at] of this.#spokenAt) if (now - at >= REPEAT_MS) this.#spokenAt.delete(old);
    if (text === '' || this.#spokenAt.has(text)) return;
    this.#spokenAt.set(text, now);
    this.#waiting = [...this.#waiting, text].slice(-MAX_WAITING);
    this.#next ??= setTimeout(this.#speak, WRITE_DELAY_MS);
  }

  /** Forgets everything that waits. */
  stop(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#clear);
    this.#next = undefined;
    this.#waiting = [];
  }

  readonly #speak = (): void => {
    const text = this.#waiting.shift();
    this.#next = undefined;
    if (text === undefined) return;
    this.#write(this.#level, text);
    clearTimeout(this.#clear);
    this.#clear = setTimeout(() => this.#write(this.#level, ''), CLEAR_MS);
    this.#next = setTimeout(this.#speak, GAP_MS);
  };
}
