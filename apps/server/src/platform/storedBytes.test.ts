import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { statementsOf } from '../../test/statements.ts';
import { insertThings } from '../../test/things.ts';
import { dropBytes, sweepBytes } from './storedBytes.queries.ts';

let api: TestApp;
let documentId: number;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  ({ documentId } = await insertThings(api.server.db));
});
afterAll(() => api.close());

const store = async () => (await api.server.platform.files.put(randomBytes(100))).sha256;
const has = (sha256: string) => api.server.platform.files.has(sha256);

it('每张记着文件摘要的表，都说得出自己用着哪些文件', async () => {
  const { rows } = await api.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'sha256' and table_name <> 'blobs' order by 1`,
  );
  expect(rows.length).toBeGreaterThan(5);
  const asked = (await statementsOf(() => api.server.platform.files.unused(api.server.db, ['of nothing']))).join('\n');
  expect(rows.map(({ name }) => name).filter((name) => !asked.includes(`from "${name}"`))).toEqual([]);
});

it('别人还在用的文件不会跟着一行消失', async () => {
  const shared = await store();
  const insert = 'insert into pictures (member_id, sha256, width, height, size_bytes, created_at) values ($1, $2, 1, 1, 100, now())';
  const visitor = api.visitor();
  await visitor.login('13900000021');
  await api.database.pool.query(insert, [visitor.uid, shared]);
  await dropBytes(api.server.platform, shared);
  expect(await has(shared)).toBe(true);
  await api.database.pool.query('delete from pictures where sha256 = $1', [shared]);
  await dropBytes(api.server.platform, shared);
  expect(await has(shared)).toBe(false);
});

it('没有一行用着的文件会被清走，刚存下的和用着的不动', async () => {
  const [orphan, used] = [await store(), await store()];
  await api.database.pool.query('update documents set sha256 = $1 where id = $2', [used, documentId]);
  await sweepBytes(api.server.platform, 60_000);
  expect(await has(orphan)).toBe(true);
  await sweepBytes(api.server.platform, -1000);
  expect([await has(orphan), await has(used)]).toEqual([false, true]);
});
