import { trackedPath } from '../addresses/trackedPath.ts';

/** One line of the visits: from where to where, and how many seconds the page before was looked at. */
export interface VisitLine {
  from: string;
  value: string;
  user_id?: number;
  stay_time: number;
}

const DAY_S = 86_400;

/** Turns changes of the address into lines. Another query of the same page is no new visit. */
export class VisitLog {
  #path = '';
  #since = 0;

  /** @returns null when there is nothing to write down. */
  next(path: string, now: number, userId: number | null): VisitLine | null {
    const value = trackedPath(path);
    if (value === this.#path) return null;
    const line: VisitLine = {
      from: this.#path,
      value,
      stay_time: this.#path === '' ? 0 : Math.min(Math.max(Math.round((now - this.#since) / 1000), 0), DAY_S),
      ...(userId !== null && { user_id: userId }),
    };
    this.#path = value;
    this.#since = now;
    return line;
  }
}
