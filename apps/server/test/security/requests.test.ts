import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../src/platform/contract/document.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

describe('3.5.1–3.5.3（58）：会员的浏览器', () => {
  let member: Visitor;
  beforeAll(async () => {
    member = api.visitor();
    await member.login('13100000001');
  });
  const rows = async () => {
    const { rows: tables } = await api.database.pool.query<{ name: string }>(
      `select tablename name from pg_tables where schemaname = 'public' and tablename <> 'audit_rows' order by 1`,
    );
    const sums: string[] = [];
    for (const { name } of tables) {
      const { rows: found } = await api.database.pool.query<{ sum: string }>(
        `select md5(coalesce(string_agg(md5(r::text), '' order by md5(r::text)), '')) sum from "${name}" r`,
      );
      sums.push(`${name} ${found[0]?.sum}`);
    }
    return sums;
  };

  it('没有副作用的 GET 也不改变任何一行', async () => {
    const reads = readContract().operations.filter(({ method, hasEffect, isOperatorOnly }) => method === 'GET' && !hasEffect && !isOperatorOnly);
    expect(reads.length).toBeGreaterThan(40);
    const before = await rows();
    for (const { url } of reads) await member.send({ method: 'GET', url: `/api${url.replace(/:\w+/g, '1')}` });
    expect(await rows()).toEqual(before);
  });

  it.each(readContract().operations.filter(({ method, hasEffect, domain }) => method === 'GET' && hasEffect && domain === 'account'))(
    '$id 有副作用：别的网站发来就是 403',
    async ({ url }) => {
      const reply = await member.send({ method: 'GET', url: `/api${url}`, headers: { 'sec-fetch-site': 'cross-site' } });
      expect([reply.statusCode, reply.json()]).toEqual([403, expect.objectContaining({ reason: 'request.cross_site' })]);
    },
  );

  it('发邮件验证码的 GET 没有令牌就是 401', async () => {
    const stranger = api.visitor();
    for (const [name, value] of member.cookies) stranger.cookies.set(name, value);
    expect((await stranger.get('/dtUser/sendMailVerify', { email: 'a@example.com' })).statusCode).toBe(401);
    expect((await stranger.get('/sendNotice', { mobile: '13100000002' })).statusCode).toBe(401);
  });
});

describe('正式环境', () => {
  let production: TestApp;
  beforeAll(async () => {
    const secrets = { PASSWORD_PEPPER: 'p'.repeat(32), SIGNING_KEY: 's'.repeat(32) };
    const sms = { SMS: 'tencent', TENCENT_SECRET_ID: 'x', TENCENT_SECRET_KEY: 'x', TENCENT_SMS_APP_ID: 'x', TENCENT_SMS_SIGN: 'x', TENCENT_SMS_TEMPLATE: 'x' };
    const captcha = { CAPTCHA: 'aliyun', ALIYUN_ACCESS_KEY_ID: 'x', ALIYUN_ACCESS_KEY_SECRET: 'x', ALIYUN_CAPTCHA_SCENE: 'x', ALIYUN_CAPTCHA_PREFIX: 'x' };
    const env = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://www.example.com', ...sms, ...captcha, ...secrets };
    production = await createTestApp({ env, logLevel: 'silent', hasBackground: true });
  }, 120_000);
  afterAll(() => production.close());

  it('正式环境第一次启动，没有任何账号', async () => {
    const { rows: found } = await production.database.pool.query('select count(*)::int n from members');
    expect(found).toEqual([{ n: 0 }]);
  });

  it.each(['/__dev/outbox', '/__dev/alipay', '/__dev/oauth/wx/confirm', '/__dev/oauth/qq/authorize', '/__dev/', '/metrics', '/openapi.json'])(
    '13.4（64）：没有 %s',
    async (url) => expect((await production.app.inject({ method: 'GET', url, headers: { host: 'localhost' } })).statusCode).toBe(404),
  );
});
