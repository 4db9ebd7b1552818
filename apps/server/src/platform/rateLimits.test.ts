import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { statementsOf } from '../../test/statements.ts';
import { takeHit } from './rateLimits.queries.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

const take = (...limits: Parameters<typeof takeHit>[1][]) => Promise.all(limits.map((each) => takeHit(api.server.db, each, api.clock.now())));
const hitsOf = async (key: string) => Number((await api.database.pool.query('select count(*) from rate_hits where key = $1', [key])).rows[0].count);

it('同时来的，也只放行那么多；问一次就够', async () => {
  const limits = [{ key: 'same time', limit: 3, seconds: 60 }];
  expect((await take(...Array.from({ length: 12 }, () => limits))).toSorted((a, b) => a - b)).toEqual([0, 0, 0, ...Array.from({ length: 9 }, () => 60)]);
  expect(await hitsOf('same time')).toBe(3);
  expect(await statementsOf(() => take([{ key: 'journeys', limit: 3, seconds: 60 }]))).toHaveLength(1);
});

it('几个限额一起：满了一个，哪一个也不计；说的是满了的那一个要等多久', async () => {
  const [minute, hour] = [
    { key: 'of a minute', limit: 2, seconds: 60 },
    { key: 'of an hour', limit: 3, seconds: 3600 },
  ];
  expect(await take([hour])).toEqual([0]);
  api.clock.advance(10_000);
  expect([await take([minute, hour]), await take([minute, hour]), await take([minute, hour])]).toEqual([[0], [0], [60]]);
  api.clock.advance(60_000);
  expect(await take([minute, hour])).toEqual([3530]);
  expect([await hitsOf(minute.key), await hitsOf(hour.key)]).toEqual([2, 3]);
});

it('不同次序的同样几个限额，不互相等死；只计数的没有满的时候', async () => {
  const [one, other] = ['one', 'other'].map((name) => ({ key: `order ${name}`, limit: Infinity, seconds: 60 }));
  if (!one || !other) throw new Error('there are two');
  expect(await take(...Array.from({ length: 20 }, (_, at) => (at % 2 ? [one, other] : [other, one])))).toEqual(Array.from({ length: 20 }, () => 0));
  expect([await hitsOf(one.key), await hitsOf(other.key)]).toEqual([20, 20]);
  expect(await take([])).toEqual([0]);
});
