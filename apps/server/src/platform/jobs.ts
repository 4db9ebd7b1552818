import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { asSafeError } from './safeError.ts';

/** How a queue is worked off. */
export interface QueueOptions {
  everyCron?: string;
  /** Attempts after the first. @default 3 */
  retries?: number;
  /** Before the first of them; each further pause is twice as long. @default 1 */
  retrySeconds?: number;
  /** How soon work of another process is noticed; this one's own at once. @default 2 */
  pollSeconds?: number;
  /** How many jobs are under way at once. @default 1 */
  parallel?: number;
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

/** Makes the tables that queues need, where a backup's rows go. */
export async function prepareJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** Opens the queues in the database behind `url`. Nothing connects before `start`. */
export function openJobs(url: string, log: FastifyBaseLogger): Jobs {
  const boss = new PgBoss({ connectionString: url, max: 4, application_name: 'chippage-jobs' });
  const queues = new Map<string, Queue>();
  const early: { queue: string; data: object; options: { key?: string } }[] = [];
  let isRunning = false;
  // Of what fails in a worker come the fields alone, which are no error.
  boss.on('error', (error: unknown) => log.error({ err: error instanceof Error ? error : Object.assign(new Error('unknown'), error) }, 'jobs'));
  const workers = new Map<string, string[]>();
  const wake = (queue: string) => workers.get(queue)?.forEach((worker) => boss.notifyWorker(worker));
  /** Does a job; what it failed with is written down beside it, without the values that it was about. */
  const settle = async (queue: string, work: Queue['work'], { id, data }: { id: string; data: unknown }) => {
    try {
      await work(data as never);
    } catch (error) {
      log.warn({ err: error, queue, job: id }, 'a job failed');
      throw asSafeError(error);
    } finally {
      // There may be more: a worker looks again at once, and not after its pause.
      wake(queue);
    }
  };
  return {
    handle(queue, work, options = {}) {
      queues.set(queue, { work, options });
    },
    async send(queue, data, options = {}) {
      if (!isRunning) early.push({ queue, data, options });
      else {
        await boss.send(queue, data, options.key === undefined ? {} : { singletonKey: options.key });
        wake(queue);
      }
    },
    async run(queue, data) {
      const found = queues.get(queue);
      if (!found) throw new Error(`nobody works on ${queue}`);
      await found.work(data as never);
    },
    async start() {
      await boss.start();
      for (const [name, { work, options }] of queues) {
        const { everyCron, retries = 3, retrySeconds = 1, pollSeconds = 2, parallel = 1 } = options;
        await boss.createQueue(name, { retryLimit: retries, retryDelay: retrySeconds, retryBackoff: true, expireInSeconds: 900 });
        workers.set(name, []);
        // Each takes one job at a time, so that a slow one holds up no other.
        for (let at = 0; at < parallel; at++)
          workers.get(name)?.push(
            await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
              for (const job of jobs) await settle(name, work, job);
            }),
          );
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
