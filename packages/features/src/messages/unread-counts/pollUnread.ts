const FIRST_MS = 1000;
/** A server that fails is asked ever more seldom, but still within the quarter of an hour. */
const SELDOM_MS = 900_000;

export interface UnreadPoll<Counts> {
  read: () => Promise<Counts>;
  onRead: (counts: Counts) => void;
  /** Milliseconds between two questions; null: the member does not want to be told. */
  everyMs: number | null;
  isHidden: () => boolean;
}

/** Asks again and again what is not read: first after a second, then at the wanted pace, never while nobody looks. */
export function pollUnread<Counts>({ read, onRead, everyMs, isHidden }: UnreadPoll<Counts>): { wake: () => void; stop: () => void } {
  if (everyMs === null) return { wake: () => undefined, stop: () => undefined };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isStopped = false;
  let failures = 0;

  const tick = async (): Promise<void> => {
    if (isHidden()) {
      isDue = true;
      return;
    }
    isDue = false;
    try {
      const counts = await read();
      if (isStopped) return;
      failures = 0;
      onRead(counts);
    } catch {
      failures += 1;
    }
    if (!isStopped) timer = setTimeout(() => void tick(), Math.min(everyMs * 2 ** failures, SELDOM_MS));
  };
  timer = setTimeout(() => void tick(), FIRST_MS);

  return {
    /** Call it when the page is looked at again: what came due meanwhile is done now. */
    wake: () => {
      if (isDue && !isStopped) void tick();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
