import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
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
