import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { openPool, toDb } from './database/connect.ts';
import { openJobs } from './jobs.ts';
import { createLog } from './log.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('一件工作做一次；进程停下再来，没做的继续做', async () => {
  const done: string[] = [];
  const first = openJobs(database.url, createLog('silent'));
  first.handle<{ name: string }>('greet', async ({ name }) => void done.push(name));
  await first.start();
  await first.send('greet', { name: 'one' });
  await expect.poll(() => done, { timeout: 15_000 }).toEqual(['one']);
  await first.stop(1000);

  const second = openJobs(database.url, createLog('silent'));
  second.handle<{ name: string }>('greet', async ({ name }) => void done.push(name));
  await second.start();
  await second.send('greet', { name: 'two' }, { key: 'same' });
  await expect.poll(() => done, { timeout: 15_000 }).toEqual(['one', 'two']);
  await sleep(50);
  await second.stop(1000);
  expect(done).toEqual(['one', 'two']);
});

it('失败的工作：记下的原因和日志里没有语句的参数和行里的内容', async () => {
  const lines: string[] = [];
  const jobs = openJobs(database.url, createLog('info', { write: (line) => void lines.push(line) }));
  const secret = 'marked-person-value';
  const pool = openPool(database.url, 1);
  const db = toDb(pool);
  const seen = Promise.withResolvers<void>();
  jobs.handle(
    'fails',
    async () => {
      seen.resolve();
      await db.execute(sql`select ${secret}::int`);
    },
    { retries: 0 },
  );
  await jobs.start();
  await jobs.send('fails', {});
  await seen.promise;
  const stored = async () => (await pool.query<{ output: unknown }>(`select output from pgboss.job where name = 'fails' and state = 'failed'`)).rows;
  await expect.poll(stored, { timeout: 15_000 }).toHaveLength(1);
  const text = JSON.stringify(await stored());
  expect(text).toContain('22P02');
  expect(text).not.toContain(secret);
  expect(lines.join('')).toContain('a job failed');
  expect(lines.join('')).not.toContain(secret);
  await jobs.stop(1000);
  await pool.end();
});

it('几件同时做：一件慢的不挡住别的', async () => {
  const jobs = openJobs(database.url, createLog('silent'));
  const started: number[] = [];
  const gate = Promise.withResolvers<void>();
  jobs.handle<{ at: number }>(
    'many',
    async ({ at }) => {
      started.push(at);
      if (started.length === 4) gate.resolve();
      await gate.promise;
    },
    { parallel: 4 },
  );
  for (let at = 0; at < 4; at++) await jobs.send('many', { at });
  await jobs.start();
  await expect.poll(() => started.toSorted((a, b) => a - b), { timeout: 15_000 }).toEqual([0, 1, 2, 3]);
  await jobs.stop(1000);
});
