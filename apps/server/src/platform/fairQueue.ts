interface Waiting {
  start: () => void;
  refuse: (error: Error) => void;
}

interface FairQueueOptions {
  /** How much work may run at once, and how much may wait for it. */
  running: number;
  waiting: number;
  /** What whoever finds no room is told. */
  busy: () => Error;
}

/** Runs work when it is its turn. @param place Where it was asked for */
export type FairQueue = <T>(place: string, work: () => Promise<T>) => Promise<T>;

/**
 * A short queue in which the places take turns: one that asks for much waits for itself. When the queue is full, a
 * newcomer takes the last place of whoever has the most there, unless it would then have as much itself.
 */
export function createFairQueue({ running, waiting, busy }: FairQueueOptions): FairQueue {
  let free = running;
  let count = 0;
  /** In the order of their turns. */
  const places = new Map<string, Waiting[]>();

  const takeNext = (): Waiting | undefined => {
    for (const [place, queue] of places) {
      const next = queue.shift();
      places.delete(place);
      if (queue.length > 0) places.set(place, queue);
      if (next) count -= 1;
      return next;
    }
    return undefined;
  };
  const makeRoom = (place: string) => {
    if (count < waiting) return;
    const [most, queue] = [...places].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    if (queue.length <= (places.get(place)?.length ?? 0) + 1) throw busy();
    queue.pop()?.refuse(busy());
    count -= 1;
    if (queue.length === 0) places.delete(most);
  };
  return async (place, work) => {
    if (free > 0) free -= 1;
    else {
      makeRoom(place);
      await new Promise<void>((start, refuse) => {
        places.set(place, [...(places.get(place) ?? []), { start, refuse }]);
        count += 1;
      });
    }
    try {
      return await work();
    } finally {
      const next = takeNext();
      if (next) next.start();
      else free += 1;
    }
  };
}
