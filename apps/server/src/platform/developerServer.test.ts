import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';

const pages = ['/__dev/outbox', '/__dev/oauth/wx/confirm', '/__dev/oauth/qq/authorize', '/__dev/alipay'];

let api: TestApp;
let own = '';
let developers = '';
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  own = await api.app.listen({ port: 0, host: '127.0.0.1' });
  developers = (await api.server.developerServer?.listen({ port: 0, host: '127.0.0.1' })) ?? '';
});
afterAll(() => api.close());

const ask = (url: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
  new Promise<number>((done, fail) => {
    const sent = request(url, { method, headers }, (reply) => done(reply.resume().statusCode ?? 0));
    sent.on('error', fail).end();
  });

it.each(pages)('门户的端口上没有 %s，不论请求怎样说', async (page) => {
  for (const host of ['127.0.0.1:3000', 'localhost', new URL(own).host]) expect(await ask(own + page, { host })).toBe(404);
});
it('在自己的端口上回答这台机器，别的名字、代理和别的网站不行', async () => {
  expect(await ask(`${developers}/__dev/outbox`)).toBe(200);
  const strange: Record<string, string>[] = [
    { host: 'rebound.example' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
  ];
  for (const headers of strange) expect(await ask(`${developers}/__dev/outbox`, headers)).toBe(404);
  expect(await ask(`${developers}/__dev/oauth/qq/authorize`, { method: 'POST', 'sec-fetch-site': 'cross-site' })).toBe(404);
});
it('正式环境从来没有这些页面', async () => {
  const env = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://www.example.com', PASSWORD_PEPPER: 'p'.repeat(32), SIGNING_KEY: 's'.repeat(32) };
  const production = await createTestApp({ logLevel: 'silent', env: { ...env, ALLOW_LOCAL_ADAPTERS: '1', PAY: 'local', OAUTH_QQ: 'local' } });
  expect(production.server.developerServer).toBeNull();
  for (const url of pages) expect((await production.app.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(404);
  await production.close();
});
