import type { ApiClient } from '@chippage/api/http';
import type { Need, ServerVisit } from './needs.ts';

/** So long anonymous pages show the same of it; an operator's change waits no longer for this than for the pages kept anyway. */
const LIFE_MS = 2_000;
/** Answers that are kept, of all hosts together: made-up hosts cannot fill the memory. */
const MOST = 20;

interface Kept {
  until: number;
  answer: Promise<unknown>;
}

/**
 * Answers that many pages show alike to everybody who is not logged in, read once for the pages of two seconds. They are
 * shared as they are: nobody changes an answer.
 */
export class CommonMemory {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The answer for a visit, from memory where it may be. A failure is not kept. */
  read(need: Need, visit: ServerVisit): Promise<unknown> {
    if (visit.sharedBy === null) return need.fetch(visit.client);
    const key = `${visit.sharedBy} ${need.serial}`;
    const known = this.#kept.get(key);
    return known && known.until > this.#now() ? known.answer : this.#keep(key, need, visit.client);
  }

  #keep(key: string, need: Need, client: ApiClient): Promise<unknown> {
    const answer = need.fetch(client);
    this.#kept.delete(key);
    this.#kept.set(key, { answer, until: this.#now() + LIFE_MS });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break;
      this.#kept.delete(oldest);
    }
    answer.catch(() => {
      if (this.#kept.get(key)?.answer === answer) this.#kept.delete(key);
    });
    return answer;
  }
}
