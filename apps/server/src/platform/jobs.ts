import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';

/** How a queue is worked off. */
export interface QueueOptions {
  everyCron?: string;
  /** Attempts after the first. @default 3 */
  retries?: number;
  /** Before the first of them; each further pause is twice as long. @default 1 */
  retrySeconds?: number;
  /** How soon new work is noticed. @default 2 */
  pollSeconds?: number;
}

/** Work that outlives a request: kept in the database, tried again after a crash, done by one process only. */
export interface Jobs {
  /** Names the work of a queue; call before `start`. A job that fails too often is kept as failed. */
  handle: <T extends object>(queue: string, work: (data: T) => Promise<void>, options?: QueueOptions) => void;
  /** Adds a job; with a key, one at a time per key. Before `start` it waits in memory. */
  send: <T extends object>(queue: string, data: T, options?: { key?: string }) => Promise<void>;
  /** Does the work of a queue now, in this process: for commands and tests. */
  run: <T extends object>(queue: string, data: T) => Promise<void>;
  start: () => Promise<void>;
  /** Lets running jobs finish. */
  stop: (timeoutMs: number) => Promise<void>;
}

interface Queue {
  work: (data: never) => Promise<void>;
  options: QueueOptions;
}

/** Opens the queues in the database behind `url`. Nothing connects before `start`. */
export function openJobs(url: string, log: FastifyBaseLogger): Jobs {
  const boss = new PgBoss({ connectionString: url, max: 4, application_name: 'chippage-jobs' });
  const queues = new Map<string, Queue>();
  const early: { queue: string; data: object; options: { key?: string } }[] = [];
  let isRunning = false;
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  return {
    handle(queue, work, options = {}) {
      queues.set(queue, { work, options });
    },
    async send(queue, data, options = {}) {
      if (!isRunning) early.push({ queue, data, options });
      else await boss.send(queue, data, options.key === undefined ? {} : { singletonKey: options.key });
    },
    async run(queue, data) {
      const found = queues.get(queue);
      if (!found) throw new Error(`nobody works on ${queue}`);
      await found.work(data as never);
    },
    async start() {
      await boss.start();
      for (const [name, { work, options }] of queues) {
        const { everyCron, retries = 3, retrySeconds = 1, pollSeconds = 2 } = options;
        await boss.createQueue(name, { retryLimit: retries, retryDelay: retrySeconds, retryBackoff: true, expireInSeconds: 900 });
        await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
          for (const job of jobs) await work(job.data as never);
        });
        if (everyCron) await boss.schedule(name, everyCron, {}, { tz: 'Asia/Shanghai' });
      }
      isRunning = true;
      for (const { queue, data, options } of early.splice(0)) await this.send(queue, data, options);
    },
    async stop(timeoutMs) {
      if (isRunning) await boss.stop({ graceful: true, timeout: timeoutMs });
      isRunning = false;
    },
  };
}
