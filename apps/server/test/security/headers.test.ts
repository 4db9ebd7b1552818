import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../src/platform/contract/document.ts';
import { createTestApp, type TestApp } from '../app.ts';

const production = { PUBLIC_ORIGIN: 'https://www.example.com', PARTNER_ORIGINS: 'https://partner.example.org' };
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ env: production, logLevel: 'silent' });
});
afterAll(() => api.close());

it.each([...readContract().operations.map(({ method, url }) => [method, `/api${url.replace(/:\w+/g, '1')}`] as const), ['GET', '/api/nowhere'] as const])(
  '3.4.1–3.4.6（56）：%s %s 的回答带着全部保护头',
  async (method, url) => {
    const { headers } = await api.visitor().send({ method, url });
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/max-age=31536000/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining('frame-ancestors'),
      'permissions-policy': expect.any(String),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  },
);

describe('跨来源', () => {
  const ask = (origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    api.visitor().send({
      method,
      url: '/api/app/lastest',
      headers: { origin, 'sec-fetch-site': 'cross-site', ...(method === 'OPTIONS' && { 'access-control-request-method': 'GET' }) },
    });

  it.each([
    'null',
    'https://evil.example',
    'https://partner.example.org.evil.example',
    'https://evilpartner.example.org',
    'http://partner.example.org',
    'https://partner.example.org:8443',
    'HTTPS://PARTNER.EXAMPLE.ORG',
  ])('%s 得不到任何许可', async (origin) => {
    for (const reply of [await ask(origin), await ask(origin, 'OPTIONS')])
      expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('名单上的来源原样得到许可，没有 Cookie', async () => {
    const reply = await ask('https://partner.example.org');
    expect(reply.headers).toMatchObject({ 'access-control-allow-origin': 'https://partner.example.org', vary: 'Origin, token' });
    expect(reply.headers).not.toHaveProperty('access-control-allow-credentials');
    const preflight = await ask('https://partner.example.org', 'OPTIONS');
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-methods': 'GET,POST',
      'access-control-allow-headers': 'token,uid,uuid,source,content-type,idempotency-key',
      'access-control-max-age': '600',
    });
  });
});

describe('3.5.1–3.5.3（58）：别的网站发来的请求', () => {
  it.each([
    ['表单', { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' }],
    ['纯文本', { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' }],
    ['文件表单', { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'cross-site' }],
    ['不报来路的旧浏览器', { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['沙盒里的页面', { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': '', origin: 'null' }],
    ['名单上的伙伴', { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site', origin: 'https://partner.example.org' }],
  ])('%s被拒绝', async (_name, headers) => {
    const visitor = api.visitor();
    visitor.cookies.set('__Host-sid', 'x'.repeat(43));
    for (const url of ['/api/web/login', '/api/logout', '/api/file/spec/v1/downloads']) {
      const reply = await visitor.send({ method: 'POST', url, payload: 'ids=1', headers });
      expect([401, 403]).toContain(reply.statusCode);
    }
  });

  it('会发短信的 GET 也一样', async () => {
    const reply = await api
      .visitor()
      .send({ method: 'GET', url: '/api/v2/sendNotice?mobile=13800000000&captchaVerifyParam=ok', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(reply.json()).toMatchObject({ code: 403, reason: 'request.cross_site' });
  });

  it('没有副作用的 GET 不改变任何一行', async () => {
    // Of the rows themselves: PostgreSQL's own counters of writes come late, also those of the tests before.
    const { rows: tables } = await api.database.pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
    const each = tables
      .map(({ name }) => `select '${name}' as name, count(*) as n, coalesce(sum(hashtext(t::text)), 0) as hash from "${name}" t`)
      .join(' union all ');
    // A plan over so many tables gives them in the order of its own choice, which changes once their sizes are known.
    const checksum = async () => (await api.database.pool.query(`${each} order by name`)).rows;
    const before = await checksum();
    for (const { method, url, hasEffect } of readContract().operations)
      if (method === 'GET' && !hasEffect) await api.visitor().send({ method: 'GET', url: `/api${url.replace(/:\w+/g, '1')}` });
    expect(await checksum()).toEqual(before);
  });
});

it('4.1.3/15.3.4（60）：不受信任的 X-Forwarded-For 不起作用', async () => {
  const visitor = api.visitor({ ip: '203.0.113.9' });
  await visitor.send({ method: 'GET', url: '/api/v2/sendNotice?mobile=13800000077&captchaVerifyParam=bad', headers: { 'x-forwarded-for': '127.0.0.1' } });
  const { rows } = await api.database.pool.query(`select ip from audit_rows where event = 'captcha' order by id desc limit 1`);
  expect(rows).toEqual([{ ip: '203.0.113.0/24' }]);
});

it('登录后的回答不留存，公开的目录带校验值且最多 60 秒', async () => {
  const open = await api.visitor().get('/navigation');
  expect(open.headers).toMatchObject({ etag: expect.stringMatching(/^W\//), 'cache-control': 'public, max-age=30' });
  const again = await api.visitor().send({ method: 'GET', url: '/api/navigation', headers: { 'if-none-match': `${open.headers.etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const member = api.visitor();
  await member.login('13900000002');
  expect((await member.get('/navigation')).headers).toMatchObject({ 'cache-control': 'no-store' });
  expect((await member.get('/dtUser/myDetail')).headers).toMatchObject({ 'cache-control': 'no-store' });
  expect((await api.visitor().get('/captcha/challenge')).headers).toMatchObject({ 'cache-control': 'no-store' });
  expect((await api.visitor().get('/dtUser/myDetail')).headers).toMatchObject({ 'cache-control': 'no-store' });
});

it('匿名读取有每分钟的额度，另一个网络不受影响', async () => {
  const limited = await createTestApp({ env: { ANONYMOUS_BUDGET: 'on' }, logLevel: 'silent' });
  const visitor = limited.visitor({ ip: '203.0.113.7' });
  const statuses: number[] = [];
  for (let count = 0; count < 130; count++) statuses.push((await visitor.get('/app/lastest')).statusCode);
  const refused = await visitor.get('/app/lastest');
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(100);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const { rows } = await limited.database.pool.query(`select outcome, ip from audit_rows where event = 'rate.limit'`);
  expect(rows).toEqual([{ outcome: 'refused', ip: '203.0.113.0/24' }]);
  expect((await limited.visitor({ ip: '203.0.113.8' }).get('/app/lastest')).statusCode).toBe(200);
  expect((await limited.visitor().get('/app/lastest')).statusCode).toBe(200);
  await limited.close();
});
