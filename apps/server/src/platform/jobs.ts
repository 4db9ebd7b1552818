import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';

/** Work that outlives a request: kept in the database, tried again after a crash, done by one process only. */
export interface Jobs {
  /** Names the work of a queue; call before `start`. A job that fails three times is kept as failed. */
  handle: <T extends object>(queue: string, work: (data: T) => Promise<void>, options?: { everyCron?: string }) => void;
  /** Adds a job; with a key, one at a time per key. */
  send: <T extends object>(queue: string, data: T, options?: { key?: string }) => Promise<void>;
  start: () => Promise<void>;
  /** Lets running jobs finish. */
  stop: (timeoutMs: number) => Promise<void>;
}

interface Queue {
  work: (data: never) => Promise<void>;
  everyCron: string | undefined;
}

/** Opens the queues in the database behind `url`. Nothing connects before `start`. */
export function openJobs(url: string, log: FastifyBaseLogger): Jobs {
  const boss = new PgBoss({ connectionString: url, max: 4, application_name: 'chippage-jobs' });
  const queues = new Map<string, Queue>();
  let isRunning = false;
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  return {
    handle(queue, work, options = {}) {
      queues.set(queue, { work, everyCron: options.everyCron });
    },
    async send(queue, data, options = {}) {
      await boss.send(queue, data, options.key === undefined ? {} : { singletonKey: options.key });
    },
    async start() {
      await boss.start();
      isRunning = true;
      for (const [name, { work, everyCron }] of queues) {
        await boss.createQueue(name, { retryLimit: 3, retryBackoff: true, expireInSeconds: 900 });
        await boss.work(name, async (jobs) => {
          for (const job of jobs) await work(job.data as never);
        });
        if (everyCron) await boss.schedule(name, everyCron, {}, { tz: 'Asia/Shanghai' });
      }
    },
    async stop(timeoutMs) {
      if (isRunning) await boss.stop({ graceful: true, timeout: timeoutMs });
      isRunning = false;
    },
  };
}
