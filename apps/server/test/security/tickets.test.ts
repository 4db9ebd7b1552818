import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';

let api: TestApp;
let next = 1;
const site = 'https://www.example.com';

beforeAll(async () => {
  api = await createTestApp({
    env: { PUBLIC_ORIGIN: site, SWB_ORIGINS: 'https://blog.example.com', PARTNER_ORIGINS: 'https://partner.example.org' },
    logLevel: 'silent',
  });
});
afterAll(() => api.close());

async function member(): Promise<Visitor> {
  const visitor = api.visitor();
  await visitor.login(`134${String(next++).padStart(8, '0')}`);
  return visitor;
}
const ticketOf = async (visitor: Visitor, form: Record<string, string> = { purpose: 'im' }) =>
  (await visitor.post('/auth/ticket', form)).json<{ code: number; reason?: string; data: { ticket: string; url: string } }>();
const exchange = (ticket: string, purpose = 'im', headers: Record<string, string> = {}, visitor = api.visitor()) =>
  visitor.post('/auth/ticket/exchange', { ticket, purpose }, headers);

describe('票据（30）', () => {
  it('换得同一会员的登录，一次；第二次 401', async () => {
    const visitor = await member();
    const { data } = await ticketOf(visitor);
    expect(data.url).toBe(`${site}/im?token=${data.ticket}&uid=${visitor.uid}`);
    expect(data.ticket).toMatch(/^t1\.[\w-]{43}$/);
    const other = api.visitor();
    expect(other.keep(await exchange(data.ticket, 'im', {}, other)).json()).toMatchObject({ code: 1, data: { id: visitor.uid } });
    expect((await other.get('/dtUser/myDetail')).statusCode).toBe(200);
    expect((await visitor.get('/dtUser/myDetail')).statusCode).toBe(200);
    expect((await exchange(data.ticket)).statusCode).toBe(401);
  });

  it('两个同时的交换只有一个得到登录', async () => {
    const { data } = await ticketOf(await member());
    const replies = await Promise.all([exchange(data.ticket), exchange(data.ticket)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('61 秒之后、用途不同、来源不同、发出它的会话已结束：401', async () => {
    const visitor = await member();
    const late = await ticketOf(visitor);
    api.clock.advance(61_000);
    expect((await exchange(late.data.ticket)).statusCode).toBe(401);
    expect((await exchange((await ticketOf(visitor)).data.ticket, 'sso')).statusCode).toBe(401);
    const partner = await ticketOf(visitor, { purpose: 'sso', origin: 'https://blog.example.com' });
    expect((await exchange(partner.data.ticket, 'sso', { origin: site })).statusCode).toBe(401);
    const ended = await ticketOf(visitor);
    await visitor.post('/logout');
    expect((await exchange(ended.data.ticket)).statusCode).toBe(401);
  });

  it('地址里的编号不是票据的会员：不说是谁的，也不换登录', async () => {
    const [owner, other] = [await member(), await member()];
    const { data } = await ticketOf(owner);
    const holder = (userId: number) => other.post('/auth/ticket/holder', { ticket: data.ticket, purpose: 'im', userId: String(userId) });
    expect((await holder(other.uid ?? 0)).statusCode).toBe(401);
    const told = (await holder(owner.uid ?? 0)).json<{ data: { id: number; nickName: string; mobile: string } }>().data;
    expect(told).toEqual({ id: owner.uid, nickName: expect.any(String), mobile: expect.stringMatching(/^134\*{4}\d{4}$/) });
    expect((await other.post('/auth/ticket/exchange', { ticket: data.ticket, purpose: 'im', userId: String(other.uid) })).statusCode).toBe(401);
    expect((await other.get('/dtUser/myDetail')).json().data.id).toBe(other.uid);
  });

  it('问票据是谁的不花掉它；问得太多要等', async () => {
    const owner = await member();
    const visitor = api.visitor();
    const { data } = await ticketOf(owner);
    const ask = () => visitor.post('/auth/ticket/holder', { ticket: data.ticket, purpose: 'im' });
    for (let at = 0; at < 20; at++) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
    expect((await exchange(data.ticket)).statusCode).toBe(200);
    expect((await api.visitor().post('/auth/ticket/holder', { ticket: data.ticket, purpose: 'im' })).statusCode).toBe(401);
  });

  it('地址里的会话令牌没有用：谁也没有登录', async () => {
    const visitor = await member();
    const stranger = api.visitor();
    expect((await exchange(visitor.token ?? '', 'sso', {}, stranger)).statusCode).toBe(401);
    const asked = await stranger.send({ method: 'GET', url: `/api/dtUser/myDetail?token=${visitor.token}&userId=${visitor.uid}` });
    expect(asked.statusCode).toBe(401);
  });

  it('在同一浏览器的另一个窗口里：原来的登录不变', async () => {
    const visitor = await member();
    const { data } = await ticketOf(visitor);
    const { token } = visitor;
    expect((await exchange(data.ticket, 'im', {}, visitor)).json()).toMatchObject({ data: { token } });
    expect((await visitor.get('/dtUser/myDetail')).statusCode).toBe(200);
  });

  it('伙伴站点的服务器用票据认出会员，别的网站的页面不能', async () => {
    const visitor = await member();
    const first = await ticketOf(visitor, { purpose: 'sso', origin: 'https://blog.example.com/post/1' });
    expect(new URL(first.data.url)).toMatchObject({ origin: 'https://blog.example.com', pathname: '/post/1' });
    expect((await exchange(first.data.ticket, 'sso', { 'sec-fetch-site': '' })).json()).toMatchObject({ data: { id: visitor.uid } });
    const second = await ticketOf(visitor, { purpose: 'sso', origin: 'https://partner.example.org' });
    expect((await exchange(second.data.ticket, 'sso', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('库里没有票据，日志里也没有', async () => {
    const { data } = await ticketOf(await member());
    const { rows } = await api.database.pool.query<{ t: string }>('select row_to_json(s)::text t from one_time_secrets s');
    expect(rows.map(({ t }) => t).join()).not.toContain(data.ticket);
  });
});

const vectors = [
  ...['http', 'ftp', 'javascript', 'data'].map((scheme) => `${scheme}://blog.example.com/`),
  ...['.evil.example', '@evil.example', ':8443', '.', '%2eevil.example', '\\.evil.example', '\t.evil.example'].map(
    (tail) => `https://blog.example.com${tail}/`,
  ),
  ...['evil', 'www.', 'blog.example.com@', 'user:pass@', '\\'].map((head) => `https://${head}blog.example.com.evil.example/`),
  'https://user:pass@blog.example.com/',
  '//blog.example.com/',
  '/\\blog.example.com/',
  '//evil.example',
  '/',
  'null',
  'javascript:alert(1)',
  'data:text/html,x',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://evil.example#https://blog.example.com',
  'https://evil.example?https://blog.example.com',
  'https://evil.example/https://blog.example.com',
];

it.each(vectors)('10.0d（48）：不给 %s 票据', async (origin) => {
  expect(await ticketOf(await member(), { purpose: 'sso', origin })).toMatchObject({ code: 0, reason: 'ticket.origin' });
});
