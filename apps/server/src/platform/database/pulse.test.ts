import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { WATCH } from './pulse.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

type Query = (this: pg.Client & { connectionParameters: { application_name: string } }, ...args: unknown[]) => unknown;

it('守望的连接自己断了：换一个再问，别人的事务不受影响', async () => {
  const query = Reflect.get(pg.Client.prototype, 'query') as Query;
  let asked = 0;
  const failSecond: Query = function failSecond(...args) {
    if (this.connectionParameters.application_name === WATCH && (asked += 1) === 2) return Promise.reject(new Error('Connection terminated unexpectedly'));
    return Reflect.apply(query, this, args);
  };
  Reflect.set(pg.Client.prototype, 'query', failSecond);
  try {
    const { rows } = await database.db.transaction(async (tx) => {
      await tx.execute('select 1');
      await vi.waitFor(() => expect(asked).toBeGreaterThan(3), { timeout: 10_000 });
      return tx.execute<{ n: number }>('select 2 n');
    });
    expect(rows).toEqual([{ n: 2 }]);
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query);
  }
});
