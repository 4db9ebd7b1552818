import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';

let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), 'chippage-operator-'));
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const run = (...args: string[]) =>
  new Promise<{ code: number | null; text: string }>((done) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database.url, NODE_OPTIONS: '--conditions=chippage-source' };
    const child = spawn(process.execPath, [join(import.meta.dirname, 'operator.ts'), ...args], { env });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
    child.on('close', (code) => done({ code, text }));
  });
const roles = async () => (await database.pool.query(`select mobile, role from members order by id`)).rows;

it('建立运营者的账号，收回身份，都记入审计；号码不完整地出现', async () => {
  const added = await run('add', '13800138000');
  expect(added).toMatchObject({ code: 0, text: expect.stringContaining('138****8000') });
  expect(added.text).not.toContain('13800138000');
  expect(await roles()).toEqual([{ mobile: '+8613800138000', role: 'operator' }]);
  expect((await run('add', '+86-13800138000')).code).toBe(0);
  expect((await run('remove', '13800138000')).code).toBe(0);
  expect(await roles()).toEqual([{ mobile: '+8613800138000', role: 'member' }]);
  expect((await run('remove', '13800138000')).code).toBe(1);
  const { rows } = await database.pool.query(`select event, detail->>'role' role from audit_rows order by id`);
  expect(rows).toEqual(['operator', 'operator', 'member'].map((role) => ({ event: 'member.role', role })));
}, 60_000);

it('一次几个号码；有一个写错就一个也不改', async () => {
  expect((await run('add', '13800138001', '13800138002', '12345')).code).toBe(1);
  expect(await roles()).toHaveLength(1);
  expect((await run('add', '13800138001', '13800138002')).code).toBe(0);
  expect((await roles()).slice(1).map(({ role }) => role)).toEqual(['operator', 'operator']);
}, 60_000);

it('写错的命令说出用法', async () => {
  for (const args of [[], ['add'], ['promote', '13800138000'], ['add', '12345']]) {
    const { code, text } = await run(...args);
    expect([code, text.includes('用法')]).toEqual([1, true]);
  }
}, 60_000);
