import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** A run of presses is one change. */
export const REST_MS = 400;

/** One change on its way; it answers what holds afterwards. */
export type Change<Answer> = () => Promise<Answer>;

export interface ChangeQueueEvents<Answer> {
  /** All changes are made, and this is what holds now. */
  onSettled: (answer: Answer) => void;
  /** A change failed; the others went on. */
  onFailed: (error: unknown) => void;
  /** All changes are made, and what holds now is not known, because the last one failed. */
  onUnsure: () => void;
}

/**
 * Makes changes one after another, so that answers come in the order of the changes. Changes of the same name that come
 * quickly after one another are one: the last one wins. Only the answer to the last change of all is told.
 */
export class ChangeQueue<Answer> {
  readonly #waiting = new Map<string, { change: Change<Answer>; timer: ReturnType<typeof setTimeout> }>();
  readonly #events: ChangeQueueEvents<Answer>;
  #tail: Promise<unknown> = Promise.resolve();
  #open = 0;

  constructor(events: ChangeQueueEvents<Answer>) {
    this.#events = events;
  }

  /** Makes a change as soon as those before it are made. */
  push(change: Change<Answer>): void {
    this.#open += 1;
    this.#tail = this.#tail.then(() => this.#run(change));
  }

  /** Makes a change after a pause, unless another one of its name comes in between. */
  pushLater(name: string, delayMs: number, change: Change<Answer>): void {
    clearTimeout(this.#waiting.get(name)?.timer);
    this.#waiting.set(name, { change, timer: setTimeout(() => this.#release(name), delayMs) });
  }

  /** Takes back a change that still waits. */
  forget(name: string): void {
    clearTimeout(this.#waiting.get(name)?.timer);
    this.#waiting.delete(name);
  }

  /** Waits for nothing more. @returns when all changes are made */
  async settle(): Promise<void> {
    for (const name of this.#waiting.keys()) this.#release(name);
    await this.#tail;
  }

  #release(name: string): void {
    const waiting = this.#waiting.get(name);
    if (!waiting) return;
    this.forget(name);
    this.push(waiting.change);
  }

  async #run(change: Change<Answer>): Promise<void> {
    let tell: () => void;
    try {
      const answer = await change();
      tell = () => this.#events.onSettled(answer);
    } catch (error) {
      this.#events.onFailed(error);
      tell = () => this.#events.onUnsure();
    }
    this.#open -= 1;
    if (this.#open === 0) tell();
  }
}

/** A queue for as long as the component is there. Whoever leaves the page right after a press meant it: what waits is made then. */
export function useChangeQueue<Answer>(events: ChangeQueueEvents<Answer>): RefObject<ChangeQueue<Answer> | undefined> {
  const queue = useRef<ChangeQueue<Answer>>(undefined);
  const onSettled = useEffectEvent((answer: Answer) => events.onSettled(answer));
  const onFailed = useEffectEvent((error: unknown) => events.onFailed(error));
  const onUnsure = useEffectEvent(() => events.onUnsure());
  useEffect(() => {
    const made = new ChangeQueue<Answer>({ onSettled: (answer) => onSettled(answer), onFailed: (error) => onFailed(error), onUnsure: () => onUnsure() });
    queue.current = made;
    const leave = () => void made.settle();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return queue;
}
