const MINUTE_MS = 60_000;

/** Decides when a growing number is said aloud: only when it grew, and at most once a minute. */
export class UnreadGrowth {
  #known: number | null = null;
  #saidAt = Number.NEGATIVE_INFINITY;

  /** @returns whether to say the number now. The first one is where counting begins, and says nothing new. */
  grows(total: number, now: number): boolean {
    if (this.#known === null || total < this.#known) this.#known = total;
    if (total === this.#known || now - this.#saidAt < MINUTE_MS) return false;
    this.#known = total;
    this.#saidAt = now;
    return true;
  }
}
