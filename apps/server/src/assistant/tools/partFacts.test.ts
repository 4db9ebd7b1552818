import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { statementsOf } from '../../../test/statements.ts';
import { insertThings } from '../../../test/things.ts';
import { partsWithFacts } from './partFacts.ts';

let api: TestApp;
let ids: number[];

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  const { db } = api.server;
  const { partId } = await insertThings(db);
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into parts (brand_id, category_id, mpn, mpn_key, lifecycle, params, is_pattern, source, popularity, origin, revision)
    select brand_id, category_id, mpn || n, mpn_key || n, lifecycle, params, n = 2, source, popularity, origin, revision
    from parts, generate_series(1, 5) n where id = ${partId} returning id`);
  ids = [partId, ...rows.map(({ id }) => id)];
});
afterAll(() => api.close());

it('六个型号与一个型号的语句一样多，各是各的事实，次序是问的次序', async () => {
  const { db } = api.server;
  const ask = (wanted: readonly number[]) =>
    partsWithFacts(
      { db },
      wanted.map((id) => ({ id, match: 'exact' as const })),
    );
  await ask(ids);
  const one = await statementsOf(() => ask(ids.slice(0, 1)));
  const all = await statementsOf(() => ask(ids));
  expect(all).toHaveLength(one.length);
  const told = await ask(ids.toReversed());
  expect(told.map(({ id }) => id)).toEqual(ids.toReversed());
  expect(told.filter(({ isFamilyName }) => isFamilyName).map(({ id }) => id)).toEqual([ids[2]]);
});
