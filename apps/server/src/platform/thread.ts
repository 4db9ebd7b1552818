import { parentPort, Worker } from 'node:worker_threads';

/** A thread of this process that does one kind of work, one job after another. */
export interface Thread<Job, Answer> {
  /** Starts the thread with the first job; a thread without jobs keeps nobody from stopping. */
  ask: (job: Job) => Promise<Answer>;
  close: () => Promise<void>;
}

interface Reply<Answer> {
  id: number;
  answer?: Answer;
  error?: string;
}

interface Waiting<Answer> {
  done: (answer: Answer) => void;
  failed: (error: Error) => void;
}

/** A thread whose module calls `answerJobs`; one that died of an error is started anew. */
export function openThread<Job, Answer>(module: URL): Thread<Job, Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let worker: Worker | undefined;
  let last = 0;
  const start = () => {
    const fresh = new Worker(module);
    fresh.on('message', (reply: Reply<Answer>) => {
      const found = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (waiting.size === 0) fresh.unref();
      if (reply.error === undefined) found?.done(reply.answer as Answer);
      else found?.failed(new Error(reply.error));
    });
    const gone = (error: Error) => {
      if (worker === fresh) worker = undefined;
      for (const { failed } of waiting.values()) failed(error);
      waiting.clear();
    };
    fresh.on('error', gone);
    fresh.on('exit', () => gone(new Error('the thread ended')));
    return fresh;
  };
  return {
    ask(job) {
      worker ??= start();
      worker.ref();
      const id = (last += 1);
      return new Promise((done, failed) => {
        waiting.set(id, { done, failed });
        worker?.postMessage({ id, job });
      });
    },
    close: async () => void (await worker?.terminate()),
  };
}

/** Does the jobs of a thread; called by its module. */
export function answerJobs<Job, Answer>(work: (job: Job) => Answer | Promise<Answer>): void {
  parentPort?.on('message', async ({ id, job }: { id: number; job: Job }) => {
    try {
      parentPort?.postMessage({ id, answer: await work(job) } satisfies Reply<Answer>);
    } catch (error) {
      parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies Reply<Answer>);
    }
  });
}
