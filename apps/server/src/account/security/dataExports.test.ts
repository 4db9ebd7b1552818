import type { DataExport } from '@chippage/api/types';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPwd, register } from '../../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { stateOf } from './dataExports.rules.ts';

let api: TestApp;
let next = 1;
const [minute, day] = [60_000, 86_400_000];

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

async function registered(form: Record<string, string> = {}): Promise<Visitor> {
  const visitor = api.visitor();
  await register(visitor, `139${String(next++).padStart(8, '0')}`, form);
  return visitor;
}
const ask = async (visitor: Visitor) => (await visitor.post('/dtUser/export')).json<{ code: number; reason?: string; msg: string; data: DataExport }>();
const latest = async (visitor: Visitor) => (await visitor.get('/dtUser/export')).json<{ data: { latest: DataExport | null } }>().data.latest;
const fetchFile = (visitor: Visitor) => visitor.get('/dtUser/export/file');
const make = ({ uid }: Visitor, askedAt: string) => api.server.platform.jobs.run('account.export', { memberId: Number(uid), askedAt });
const stepUp = (visitor: Visitor) => visitor.post('/dtUser/stepUp', { pwd: goodPwd });
const stored = async ({ uid }: Visitor) => {
  const { rows } = await api.database.pool.query<{ sha256: string | null }>('select sha256 from data_exports where member_id = $1', [uid]);
  return rows[0]?.sha256 ?? null;
};
const isOnDisk = (sha256: string) => existsSync(join(api.server.platform.config.dataDir, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256));

it('请求里只记下要什么；任务写好文件、通知会员；一个 JSON，有自己的一切，没有密码和令牌的任何形式', async () => {
  const visitor = await registered({ nickName: '想带走资料的人' });
  await visitor.post('/dtUser/update', { city: '深圳', engineerField: '硬件设计,射频' });
  expect(await latest(visitor)).toBeNull();
  expect((await fetchFile(visitor)).json()).toMatchObject({ code: 404, reason: 'export.missing' });

  const asked = await ask(visitor);
  expect(asked).toMatchObject({ code: 1, data: { state: 'preparing', expireTime: null, sizeBytes: null } });
  expect((await fetchFile(visitor)).statusCode).toBe(404);
  // Asking again while it is made begins nothing new.
  expect((await ask(visitor)).data).toEqual(asked.data);

  await make(visitor, asked.data.askTime);
  const reply = await fetchFile(visitor);
  expect(reply.headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment.*\.json/),
    'cache-control': expect.stringMatching(/no-store|no-cache/),
  });
  expect(await latest(visitor)).toMatchObject({
    state: 'ready',
    sizeBytes: Buffer.byteLength(reply.body),
    expireTime: new Date(api.clock.now().getTime() + 7 * day).toISOString(),
  });
  expect(JSON.parse(reply.body)).toMatchObject({
    member: { nickName: '想带走资料的人', city: '深圳', engineerField: ['硬件设计', '射频'], hasPassword: true },
    sessions: [{ uuid: visitor.uuid }],
  });
  expect(reply.body).not.toMatch(/argon2|tokenHash|sidHash|"sha256"/);
  const { rows } = await api.database.pool.query('select title, href from notices where member_id = $1', [visitor.uid]);
  expect(rows).toContainEqual({ title: '您的数据已整理好', href: '/userCenter/accountSetting?type=5' });
});

it('别人拿不到；同一件事做两次还是一份、一个通知', async () => {
  const [visitor, other] = [await registered(), await registered()];
  const { data } = await ask(visitor);
  await make(visitor, data.askTime);
  await make(visitor, data.askTime);
  expect((await fetchFile(other)).json()).toMatchObject({ reason: 'export.missing' });
  expect((await fetchFile(api.visitor())).statusCode).toBe(401);
  const { rows } = await api.database.pool.query(`select 1 from notices where member_id = $1 and title = '您的数据已整理好'`, [visitor.uid]);
  expect(rows).toHaveLength(1);
});

it('再要一份：上一份立刻删除，迟到的任务不算', async () => {
  const visitor = await registered();
  const first = await ask(visitor);
  await make(visitor, first.data.askTime);
  const old = (await stored(visitor)) ?? '';
  expect(isOnDisk(old)).toBe(true);
  api.clock.advance(minute);
  const second = await ask(visitor);
  expect(second.data).toMatchObject({ state: 'preparing' });
  expect(isOnDisk(old)).toBe(false);
  await make(visitor, first.data.askTime);
  expect(await latest(visitor)).toMatchObject({ state: 'preparing' });
  await make(visitor, second.data.askTime);
  expect(await latest(visitor)).toMatchObject({ state: 'ready' });
});

it('五分钟没有做出来是失败，可以再要；晚到的也算数', async () => {
  const visitor = await registered();
  const { data } = await ask(visitor);
  api.clock.advance(5 * minute);
  expect(await latest(visitor)).toMatchObject({ state: 'failed' });
  await make(visitor, data.askTime);
  expect(await latest(visitor)).toMatchObject({ state: 'ready' });
});

it('七天后不能下载，文件由任务删除；注销时也删除', async () => {
  const visitor = await registered();
  await make(visitor, (await ask(visitor)).data.askTime);
  const sha256 = (await stored(visitor)) ?? '';
  api.clock.advance(7 * day);
  await stepUp(visitor);
  expect(await latest(visitor)).toMatchObject({ state: 'expired', sizeBytes: null });
  expect((await fetchFile(visitor)).json()).toMatchObject({ reason: 'export.missing' });
  await api.server.platform.jobs.run('housekeeping', {});
  expect(isOnDisk(sha256)).toBe(false);
  expect(await stored(visitor)).toBeNull();

  await make(visitor, (await ask(visitor)).data.askTime);
  const again = (await stored(visitor)) ?? '';
  expect(isOnDisk(again)).toBe(true);
  await visitor.post('/dtUser/cancelAccount');
  api.clock.advance(7 * day);
  await api.server.platform.jobs.run('account.erase', {});
  expect(isOnDisk(again)).toBe(false);
});

it('一天五份，再多的说要等多久', async () => {
  const visitor = await registered();
  for (let count = 0; count < 5; count++) {
    await make(visitor, (await ask(visitor)).data.askTime);
    api.clock.advance(minute);
  }
  expect(await ask(visitor)).toMatchObject({ code: 0, reason: 'export.too_many', msg: expect.stringMatching(/请 24 小时后再试/) });
  // The one that is there stays.
  expect(await latest(visitor)).toMatchObject({ state: 'ready' });
});

it.each([
  [0, null, 'preparing'],
  [5 * minute - 1, null, 'preparing'],
  [5 * minute, null, 'failed'],
  [9 * minute, day, 'ready'],
  [day, day, 'expired'],
] as const)('要了 %i 毫秒之后，到期 %s：%s', (since, life, state) => {
  const askedAt = new Date('2026-11-23T00:00:00Z');
  const expiresAt = life === null ? null : new Date(askedAt.getTime() + life);
  expect(stateOf({ askedAt, expiresAt }, new Date(askedAt.getTime() + since))).toBe(state);
});
