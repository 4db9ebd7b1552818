import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../src/platform/contract/document.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';

let api: TestApp;
let port = 0;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const address = api.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => api.close());

/** Sends bytes as they are. @returns what came back, and whether the server hung up */
const speak = (lines: string) =>
  new Promise<{ text: string; isClosed: boolean }>((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(lines));
    let text = '';
    const finish = (isClosed: boolean) => {
      socket.destroy();
      done({ text, isClosed });
    };
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('close', () => finish(true));
    socket.on('error', () => finish(true));
    setTimeout(() => finish(false), 3000);
  });

const post = 'POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n';

describe('含糊的请求', () => {
  it.each([
    ['长度和分块一起', `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/x HTTP/1.1\r\n\r\n`],
    ['两个不同的长度', `${post}Content-Length: 0\r\nContent-Length: 5\r\n\r\nab=cd`],
    ['长度不是数', `${post}Content-Length: 5x\r\n\r\nab=cd`],
    ['没有见过的传输编码', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['折行的头', `${post}X-Long: one\r\n two\r\nContent-Length: 0\r\n\r\n`],
    ['没有回车的换行', 'POST /api/logout HTTP/1.1\nHost: x\nContent-Length: 0\n\n'],
    ['头名里有空格', `${post}Content-Length : 0\r\n\r\n`],
    ['头里有 NUL', `${post}X-Bad: a\u0000b\r\nContent-Length: 0\r\n\r\n`],
  ])('%s：400，连接关闭', async (_name, lines) => {
    const { text, isClosed } = await speak(lines);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toHaveLength(1);
    expect(isClosed).toBe(true);
  });
});

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

it('正式环境第一次启动，没有任何账号', async () => {
  const secrets = { PASSWORD_PEPPER: 'p'.repeat(32), SIGNING_KEY: 's'.repeat(32) };
  const env = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://www.example.com', ALLOW_LOCAL_ADAPTERS: '1', ...secrets };
  const production = await createTestApp({ env, logLevel: 'silent', hasBackground: true });
  const { rows: found } = await production.database.pool.query('select count(*)::int n from members');
  expect(found).toEqual([{ n: 0 }]);
  await production.close();
}, 120_000);
