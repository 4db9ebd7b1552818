import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditRow } from '@chippage/api/types';
import { createTestApp, type TestApp, type Visitor } from '../../test/app.ts';
import { operatorOf } from '../../test/operator.ts';
import { audit, toAuditRow } from './audit.queries.ts';
import { auditRows } from './audit.schema.ts';
import { openPool, toDb } from './database/connect.ts';

let api: TestApp;
let operator: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  operator = await operatorOf(api);
});
afterAll(() => api.close());

const actorAt = (ip: string, requestId = 'r') => ({ db: api.server.db, clock: api.clock, ip, uuid: 'u', requestId });
const shown = async (event: string) => (await operator.get('/operator/audit', { event })).json<{ data: AuditRow[]; totalRecord: number }>();
const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
const sql = async <Row extends object>(text: string) => (await api.database.pool.query<Row>(text)).rows;

it('一个网络里 500 次登录没有的号码：几行，合计 500 次', async () => {
  const login = (index: number) =>
    api.visitor({ ip: `203.0.113.${index % 250}` }).post('/login1', { mobile: `1370000${String(index).padStart(4, '0')}`, pwd: 'ab'.repeat(32) });
  const answers: { code: number }[] = [];
  for (let from = 0; from < 500; from += 10) {
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => login(from + index)));
    answers.push(...replies.map((reply) => reply.json<{ code: number }>()));
  }
  expect(answers.some(({ code }) => code === 1)).toBe(false);
  const { data, totalRecord } = await shown('login.password');
  expect([totalRecord <= 3, sum(data)]).toEqual([true, 500]);
  expect(data[0]).toMatchObject({ outcome: 'refused', memberId: null, ip: '203.0.113.0/24', lastTime: api.clock.now().toISOString() });
});

it('记下第一次和最后一次的时间、最后一次的请求；下一个小时是新的一行', async () => {
  const hour = 3_600_000;
  api.clock.advance(hour - (api.clock.now().getTime() % hour));
  const first = api.clock.now().toISOString();
  await audit(actorAt('198.51.100.7', 'first'), { event: 'captcha', outcome: 'refused' });
  api.clock.advance(hour - 1);
  const last = api.clock.now().toISOString();
  await audit(actorAt('198.51.100.8', 'last'), { event: 'captcha', outcome: 'refused', detail: { scene: 'login' } });
  expect((await shown('captcha')).data).toMatchObject([{ count: 2, time: first, lastTime: last, detail: '场景：登录' }]);
  expect(await sql(`select request_id from audit_rows where event = 'captcha'`)).toEqual([{ request_id: 'last' }]);
  api.clock.advance(1);
  await audit(actorAt('198.51.100.7'), { event: 'captcha', outcome: 'refused' });
  expect((await shown('captcha')).data).toMatchObject([{ count: 1 }, { count: 2 }]);
});

it('两个进程同时记，一次也不少', async () => {
  const pool = openPool(api.database.url, 5);
  const other = toDb(pool);
  const note = (index: number) =>
    audit({ ...actorAt(`192.0.${index % 7}.1`), db: index % 2 === 0 ? other : api.server.db }, { event: 'login.ticket', outcome: 'refused' });
  await Promise.all(Array.from({ length: 400 }, (_, index) => note(index)));
  await pool.end();
  const { data, totalRecord } = await shown('login.ticket');
  expect([totalRecord, sum(data)]).toEqual([7, 400]);
});

it('会员的事实一件一行，只有超过额度的调用计数', async () => {
  const facts = async (event: string) => {
    for (let index = 0; index < 5; index++) await audit(actorAt('203.0.113.9'), { event, outcome: 'refused', memberId: operator.uid ?? 0 });
    return (await shown(event)).data.map(({ count, ip, lastTime }) => ({ count, ip, isSpan: lastTime !== null }));
  };
  expect(await facts('password.change')).toEqual(Array.from({ length: 5 }, () => ({ count: 1, ip: '203.0.113.9', isSpan: false })));
  expect(await facts('rate.limit')).toEqual([{ count: 5, ip: '203.0.113.0/24', isSpan: true }]);
});

it('计数的一行只能往上数，六个月之前删不掉', async () => {
  const counted = `from audit_rows where count_key is not null`;
  const [before] = await sql<{ n: number }>(`select sum(count)::int n ${counted}`);
  for (const change of ['count = count - 1', `count = count + 1, ip = ''`, `count = count + 1, at = now()`, `last_at = now()`])
    await expect(sql(`update audit_rows set ${change} where count_key is not null`)).rejects.toThrow('append-only');
  await expect(sql(`delete ${counted}`)).rejects.toThrow('append-only');
  expect(await sql(`select sum(count)::int n ${counted}`)).toEqual([before]);
});

it('满六个月的计数由每小时的任务删除，会员的事实留着', async () => {
  const old = { ...actorAt('203.0.113.9'), clock: { now: () => new Date(Date.now() - 190 * 86_400_000) } };
  await audit(old, { event: 'code.validate', outcome: 'refused' });
  await api.server.db.insert(auditRows).values(toAuditRow(old, { event: 'code.validate', outcome: 'refused', memberId: operator.uid ?? 0 }));
  await audit(actorAt('203.0.113.9'), { event: 'code.validate', outcome: 'refused' });
  await api.server.platform.jobs.run('housekeeping', {});
  expect((await shown('code.validate')).data.map(({ memberId }) => memberId)).toEqual([null, operator.uid]);
});
