import type { InboxConnection } from '@chippage/api/inboxStream';
import type { InboxEvent, InboxEventPage, InboxUnread } from '@chippage/api/types';

/**
 * What a listener hears of the inbox. `begin`: it is followed from now on, and what is on the screen may have been read before that.
 * `reset`: events were missed, so what is on the screen has to be read anew.
 */
export type InboxHappening = { kind: 'event'; event: InboxEvent } | { kind: 'typing'; conversationId: number } | { kind: 'begin' } | { kind: 'reset' };

/** Whether events come as they happen (`live`), not yet (`connecting`), or by asking again and again (`down`). */
export type InboxStatus = 'connecting' | 'live' | 'down';

export interface InboxLiveOptions {
  /** What happened since an event; without one where the inbox stands now. */
  read: (after: number | null) => Promise<InboxEventPage | Omit<InboxEventPage, 'code' | 'msg'>>;
  /** Opens the stream. Settles when it has ended, rejects when it could not be opened. */
  connect: (connection: InboxConnection) => Promise<void>;
  /** Milliseconds between two questions while the stream is down. */
  everyMs: number;
  isHidden: () => boolean;
}

/** The member's inbox as it happens. */
export interface InboxLive {
  subscribe: (listener: (what: InboxHappening) => void) => () => void;
  watchStatus: (listener: () => void) => () => void;
  status: () => InboxStatus;
  watchUnread: (listener: (unread: InboxUnread) => void) => () => void;
  /** Asks anew what is not read, where the stream does not say so itself. */
  recount: () => void;
  /** The page is looked at again, or there is a network again. */
  wake: () => void;
  stop: () => void;
}

const FIRST_PAUSE_MS = 1000;
/** A server that does not answer is asked ever more seldom. */
const SELDOM_MS = 60_000;
/** Several wishes to count within this time are one. */
const RECOUNT_MS = 250;
/** A page that nobody looks at gives its stream back after this long. */
const HIDDEN_MS = 60_000;

/**
 * Keeps up with the inbox: reads what happened, then listens to the stream; while that is down it asks every `everyMs`. No event is told
 * twice, none is left out. Rests while nobody looks.
 */
export function startInboxLive({ read, connect, everyMs, isHidden }: InboxLiveOptions): InboxLive {
  const listeners = new Set<(what: InboxHappening) => void>();
  const watchers = new Set<() => void>();
  const counters = new Set<(unread: InboxUnread) => void>();
  let now: InboxStatus = 'connecting';
  let lastId: number | null = null;
  let failures = 0;
  let isStopped = false;
  let endPause: (() => void) | null = null;
  let stream: AbortController | null = null;
  let recounting: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const become = (next: InboxStatus) => {
    if (now === next) return;
    now = next;
    for (const watcher of watchers) watcher();
  };
  const tell = (what: InboxHappening) => {
    for (const listener of listeners) listener(what);
  };
  const take = (event: InboxEvent) => {
    // The stream begins with what a question may have brought already.
    if (lastId !== null && event.id <= lastId) return;
    lastId = event.id;
    tell({ kind: 'event', event });
  };
  const count = (unread: InboxUnread) => {
    for (const counter of counters) counter(unread);
  };
  const ask = async () => {
    const page = await read(lastId);
    if (isStopped) return;
    if (lastId !== null && page.isReset) {
      // Numbers may begin anew, e.g. after a backup was put back.
      lastId = page.lastId;
      tell({ kind: 'reset' });
    }
    for (const event of page.data) take(event);
    const isFirst = lastId === null;
    lastId = Math.max(lastId ?? 0, page.lastId);
    if (isFirst) tell({ kind: 'begin' });
    count(page.unread);
  };
  const pause = (ms: number | null) =>
    new Promise<void>((resolve) => {
      const timer = ms === null ? undefined : setTimeout(() => endPause?.(), ms);
      endPause = () => {
        clearTimeout(timer);
        endPause = null;
        resolve();
      };
    });
  const recount = () => {
    // The stream tells the counts itself.
    if (isStopped || now === 'live') return;
    clearTimeout(recounting);
    // A count that does not come is told with the next question.
    recounting = setTimeout(() => void ask().catch(() => undefined), RECOUNT_MS);
  };
  const listen = async () => {
    stream = new AbortController();
    const { signal } = stream;
    await connect({
      after: lastId,
      signal,
      onOpen: () => {
        if (signal.aborted) return;
        failures = 0;
        become('live');
      },
      onEvent: (event) => {
        if (!signal.aborted) take(event);
      },
      onTyping: (conversationId) => {
        if (!signal.aborted) tell({ kind: 'typing', conversationId });
      },
      onUnread: (unread) => {
        if (!signal.aborted) count(unread);
      },
      onReset: (newest) => {
        if (signal.aborted) return;
        lastId = newest;
        tell({ kind: 'reset' });
      },
    });
  };
  const run = async () => {
    while (!isStopped) {
      if (isHidden()) {
        await pause(null);
        continue;
      }
      let isAsked = false;
      try {
        await ask();
        isAsked = true;
        await listen();
      } catch {
        // Which of the two failed decides how long to wait, below.
      }
      stream = null;
      if (isStopped) return;
      if (isHidden()) continue;
      failures += 1;
      become('down');
      const wait = FIRST_PAUSE_MS * 2 ** (failures - 1);
      await pause(Math.min(wait, isAsked ? everyMs : SELDOM_MS));
    }
  };
  void run();

  const added =
    <Listener>(all: Set<Listener>) =>
    (listener: Listener) => {
      all.add(listener);
      return () => void all.delete(listener);
    };
  return {
    subscribe: added(listeners),
    watchStatus: added(watchers),
    watchUnread: added(counters),
    status: () => now,
    recount,
    wake: () => {
      clearTimeout(hiding);
      if (isHidden()) {
        hiding = setTimeout(() => stream?.abort(), HIDDEN_MS);
        return;
      }
      endPause?.();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(recounting);
      clearTimeout(hiding);
      stream?.abort();
      endPause?.();
    },
  };
}
