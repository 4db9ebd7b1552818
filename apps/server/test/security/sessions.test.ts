import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../src/platform/contract/document.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';

let api: TestApp;
let next = 1;
const freshNumber = () => `136${String(next++).padStart(8, '0')}`;
const day = 86_400_000;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

async function loggedIn(): Promise<Visitor> {
  const visitor = api.visitor();
  await visitor.login(freshNumber());
  return visitor;
}
const status = async (visitor: Visitor, headers: Record<string, string> = {}) =>
  (await visitor.send({ method: 'GET', url: '/api/dtUser/myDetail', headers })).statusCode;
const dump = async () => {
  const { rows } = await api.database.pool.query<{ t: string }>(
    'select row_to_json(s)::text t from sessions s union all select row_to_json(m)::text from members m union all select row_to_json(c)::text from one_time_codes c union all select row_to_json(a)::text from audit_rows a',
  );
  return rows.map(({ t }) => t).join('\n');
};

it('令牌是 32 个随机字节，数据库里只有摘要', async () => {
  const visitor = await loggedIn();
  const sid = visitor.cookies.get('sid') ?? '';
  for (const secret of [visitor.token ?? '', sid]) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const text = await dump();
  expect(text).not.toContain(visitor.token);
  expect(text).not.toContain(sid);
});

it('登录状态下再登录，令牌更换，旧的立刻失效', async () => {
  const visitor = await loggedIn();
  const old = { token: visitor.token ?? '', cookie: `sid=${visitor.cookies.get('sid')}` };
  await visitor.login(freshNumber());
  expect(visitor.token).not.toBe(old.token);
  expect(await status(visitor)).toBe(200);
  expect(await status(api.visitor(), old)).toBe(401);
});

it('退出之后，需要登录的每个操作都是 401', async () => {
  const visitor = await loggedIn();
  const old = { token: visitor.token ?? '', cookie: `sid=${visitor.cookies.get('sid')}` };
  await visitor.post('/logout');
  for (const { method, url } of readContract().operations.filter((operation) => operation.isMemberOnly)) {
    const reply = await api.visitor().send({ method, url: `/api${url.replace(/:\w+/g, '1')}`, headers: old });
    expect([url, reply.statusCode]).toEqual([url, 401]);
  }
});

describe('7.3.1/7.3.2（24）：会话会自己结束', () => {
  it('30 天没有使用', async () => {
    const visitor = await loggedIn();
    api.clock.advance(30 * day);
    expect(await status(visitor)).toBe(200);
    api.clock.advance(30 * day + 1000);
    expect(await status(visitor)).toBe(401);
  });
  it('登录满 180 天，即使一直在用', async () => {
    const visitor = await loggedIn();
    for (let count = 0; count < 9; count++) {
      api.clock.advance(19 * day);
      expect(await status(visitor)).toBe(200);
    }
    api.clock.advance(9 * day + 1000);
    expect(await status(visitor)).toBe(401);
  });
});

it('账号停用后令牌立刻失效，登录得到“账号已停用”', async () => {
  const visitor = api.visitor();
  const mobile = freshNumber();
  await visitor.login(mobile);
  await api.database.pool.query('update members set disabled_at = now() where id = $1', [visitor.uid]);
  expect(await status(visitor)).toBe(401);
  api.clock.advance(61_000);
  const again = api.visitor();
  expect((await again.login(mobile)).json()).toMatchObject({ code: 0, msg: '账号已停用', reason: 'login.disabled' });
  expect(again.token).toBeUndefined();
});

it('3.3.1–3.3.4（27）：正式环境的会话 Cookie 只能由 HTTPS 发回，脚本读不到', async () => {
  const production = await createTestApp({ env: { PUBLIC_ORIGIN: 'https://www.example.com' }, logLevel: 'silent' });
  const visitor = production.visitor();
  const reply = await visitor.login('13500000001');
  const cookie = String(reply.headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-sid=[A-Za-z0-9_-]{43}; /);
  for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(flag);
  expect(cookie).not.toContain('Domain');
  expect((await visitor.get('/dtUser/myDetail')).statusCode).toBe(200);
  await production.close();
});

describe('会话的两半（28）', () => {
  it('只有令牌，没有 Cookie：401', async () => {
    const visitor = await loggedIn();
    visitor.cookies.clear();
    expect(await status(visitor)).toBe(401);
  });
  it('只有 Cookie，没有令牌：401', async () => {
    const visitor = await loggedIn();
    visitor.token = undefined;
    expect(await status(visitor)).toBe(401);
  });
  it('配上别人会话的 Cookie：401，并记入审计', async () => {
    const [mine, other] = [await loggedIn(), await loggedIn()];
    mine.cookies.set('sid', other.cookies.get('sid') ?? '');
    expect(await status(mine)).toBe(401);
    const { rows } = await api.database.pool.query(`select outcome, member_id::int from audit_rows where event = 'session.mismatch' order by id desc limit 1`);
    expect(rows).toEqual([{ outcome: 'refused', member_id: mine.uid }]);
  });
  it('uid 是别人的：401', async () => {
    const [mine, other] = [await loggedIn(), await loggedIn()];
    mine.uid = other.uid;
    expect(await status(mine)).toBe(401);
  });
  it('Cookie 每天更换，旧的再有效 60 秒；渲染页面的请求不更换', async () => {
    const visitor = await loggedIn();
    const old = `sid=${visitor.cookies.get('sid')}`;
    api.clock.advance(day + 1000);
    expect((await visitor.send({ method: 'GET', url: '/api/dtUser/myDetail', headers: { 'sec-fetch-dest': '' } })).cookies).toEqual([]);
    expect(await status(visitor)).toBe(200);
    expect(`sid=${visitor.cookies.get('sid')}`).not.toBe(old);
    expect(await status(visitor, { cookie: old })).toBe(200);
    api.clock.advance(60_001);
    expect(await status(visitor, { cookie: old })).toBe(401);
    expect(await status(visitor)).toBe(200);
  });
});

it('16.3.1–16.3.3（66）：登录成功、失败与越权各有一行审计，谁也改不了', async () => {
  const { pool } = api.database;
  const { rows } = await pool.query<{ event: string; outcome: string }>('select distinct event, outcome from audit_rows order by 1, 2');
  expect(rows).toEqual(
    expect.arrayContaining([
      { event: 'login.sms', outcome: 'ok' },
      { event: 'login.sms', outcome: 'refused' },
      { event: 'logout', outcome: 'ok' },
      { event: 'session.mismatch', outcome: 'refused' },
    ]),
  );
  const { rows: full } = await pool.query<Record<string, unknown>>(
    `select at, ip, uuid, request_id from audit_rows where event = 'login.sms' and outcome = 'ok' limit 1`,
  );
  expect(full[0]).toEqual({ at: expect.any(Date), ip: '127.0.0.1', uuid: expect.stringMatching(/-/), request_id: expect.any(String) });
  await expect(pool.query(`update audit_rows set outcome = 'ok'`)).rejects.toThrow('append-only');
  await expect(pool.query('delete from audit_rows')).rejects.toThrow('append-only');
});
