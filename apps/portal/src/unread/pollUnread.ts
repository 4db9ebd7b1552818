/** How often a member wants to be told: every 20 seconds, every five minutes, or not. */
export type UnreadFrequency = 'realtime' | 'fiveMinutes' | 'off';

const FIRST_MS = 1000;
const EVERY_MS = { realtime: 20_000, fiveMinutes: 300_000 } as const;
/** A server that fails is asked ever more seldom, but still within the quarter of an hour. */
const SELDOM_MS = 900_000;

export interface UnreadPoll<Counts> {
  read: () => Promise<Counts>;
  onRead: (counts: Counts) => void;
  frequency: UnreadFrequency;
  isHidden: () => boolean;
}

/** Asks again and again what is not read: first after a second, then at the wanted pace, never while nobody looks. */
export function pollUnread<Counts>({ read, onRead, frequency, isHidden }: UnreadPoll<Counts>): { wake: () => void; stop: () => void } {
  if (frequency === 'off') return { wake: () => undefined, stop: () => undefined };
  const every = EVERY_MS[frequency];
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
    if (!isStopped) timer = setTimeout(() => void tick(), Math.min(every * 2 ** failures, Math.max(SELDOM_MS, every)));
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
