import type { ApiClient } from '@chippage/api/http';
import { LRUCache } from 'lru-cache';
import type { Need, ServerVisit } from './needs.ts';

/** So long anonymous pages show the same of it; an operator's change waits no longer for this than for the pages kept anyway. */
const LIFE_MS = 2_000;
/** Answers that are kept, of all hosts together: made-up hosts cannot fill the memory. */
const MOST = 20;

/**
 * Answers that many pages show alike to everybody who is not logged in, read once for the pages of two seconds. They are
 * shared as they are: nobody changes an answer.
 */
export class CommonMemory {
  readonly #kept: LRUCache<string, Promise<unknown>>;

  constructor(now: () => number = Date.now) {
    this.#kept = new LRUCache({ max: MOST, ttl: LIFE_MS, ttlResolution: 0, perf: { now } });
  }

  /** The answer for a visit, from memory where it may be. A failure is not kept. */
  read(need: Need, visit: ServerVisit): Promise<unknown> {
    if (visit.sharedBy === null) return need.fetch(visit.client);
    const key = `${visit.sharedBy} ${need.serial}`;
    return this.#kept.get(key) ?? this.#keep(key, need, visit.client);
  }

  #keep(key: string, need: Need, client: ApiClient): Promise<unknown> {
    const answer = need.fetch(client);
    this.#kept.set(key, answer);
    answer.catch(() => {
      if (this.#kept.peek(key) === answer) this.#kept.delete(key);
    });
    return answer;
  }
}
