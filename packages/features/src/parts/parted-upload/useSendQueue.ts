import { useEffect, useRef, useState } from 'react';
import { failureWords } from './failureWords.ts';
import type { QueuedFile } from './queuedFile.ts';
import type { SendStep } from './sendInParts.ts';

/** What a queue needs of its piece; a `Job` is what has to be known to send a file. */
export interface SendQueueOptions<Job, Answer> {
  /** @throws ApiError whose words are shown; what `signal` was aborted with */
  send: (job: Job, options: { signal: AbortSignal; onStep: (step: SendStep) => void }) => Promise<Answer>;
  /** Says with `patch` what has come of a file. */
  onSent: (id: string, job: Job, answer: Answer) => void;
  /** Why it failed where the server did not answer. */
  unreachable: string;
}

const AT_ONCE = 2;

/** Sends files, a few at once, in the order in which they were added; each can be paused, called off and tried again. */
export function useSendQueue<Item extends QueuedFile<string>, Job, Answer>({ send, onSent, unreachable }: SendQueueOptions<Job, Answer>) {
  const [items, setItems] = useState<readonly Item[]>([]);
  const jobs = useRef(new Map<string, Job>());
  const stops = useRef(new Map<string, AbortController>());
  const next = useRef(1);
  const patch = (id: string, change: (item: Item) => Item) => setItems((was) => was.map((item) => (item.id === id ? change(item) : item)));
  const newId = () => `file-${next.current++}`;

  const start = async (id: string, job: Job) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    patch(id, (item) => ({ ...item, state: 'uploading', step: { kind: 'checking' }, message: null }));
    try {
      const answer = await send(job, {
        signal: stop.signal,
        onStep: (step) =>
          !stop.signal.aborted && patch(id, (item) => ({ ...item, step, ...(step.kind === 'sending' && { share: step.share, partedId: step.partedId }) })),
      });
      onSent(id, job, answer);
    } catch (caught) {
      if (stop.signal.aborted) return;
      patch(id, (item) => ({ ...item, state: 'failed', message: failureWords(caught, unreachable) }));
    } finally {
      if (stops.current.get(id) === stop) stops.current.delete(id);
    }
  };

  // Whenever a place is free, the next one that waits goes.
  useEffect(() => {
    const free = AT_ONCE - stops.current.size;
    for (const { id } of items.filter(({ state, id }) => state === 'waiting' && !stops.current.has(id)).slice(0, Math.max(0, free))) {
      const job = jobs.current.get(id);
      if (job !== undefined) void start(id, job);
    }
  });

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    const running = stops.current;
    return () => {
      isLeft.current = true;
      // React's strict mode leaves and comes back at once; a real leaving stops what runs.
      queueMicrotask(() => {
        if (isLeft.current) for (const stop of running.values()) stop.abort();
      });
    };
  }, []);

  const stopOne = (id: string) => {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
  };
  return {
    items,
    setItems,
    patch,
    newId,
    /** What is not sent yet; a piece takes out what will not be sent again. */
    jobs,
    add: (added: readonly Job[], itemOf: (id: string, job: Job) => Item) => {
      const queued = added.map((job) => {
        const item = itemOf(newId(), job);
        jobs.current.set(item.id, job);
        return item;
      });
      setItems((was) => [...was, ...queued]);
    },
    retry: (ids: readonly string[]) =>
      setItems((was) => was.map((item) => (ids.includes(item.id) && item.state === 'failed' ? { ...item, state: 'waiting', message: null } : item))),
    pause: (id: string) => {
      stopOne(id);
      patch(id, (item) => (item.state === 'waiting' || item.state === 'uploading' ? { ...item, state: 'paused' } : item));
    },
    resume: (id: string) => patch(id, (item) => (item.state === 'paused' ? { ...item, state: 'waiting' } : item)),
    /** Stops one and takes it out. @returns it, for what of it lies at the server */
    remove: (id: string): Item | undefined => {
      stopOne(id);
      jobs.current.delete(id);
      setItems((was) => was.filter((item) => item.id !== id));
      return items.find((item) => item.id === id);
    },
  };
}
