import { request as send } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { isLocal } from './isLocal.ts';

const secrets = { PASSWORD_PEPPER: 'p'.repeat(32), SIGNING_KEY: 's'.repeat(32) };

async function ask(env: Record<string, string>, headers: Record<string, string>): Promise<boolean> {
  const config = readConfig({ ...secrets, ...env });
  const app = Fastify({ trustProxy: config.trustProxy });
  app.get('/', async (request) => isLocal(config, request));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    // `fetch` lets nobody set `Host`.
    return await new Promise<boolean>((done, fail) => {
      const sent = send(origin, { headers }, (reply) => reply.setEncoding('utf8').on('data', (text: string) => done(text === 'true')));
      sent.on('error', fail).end();
    });
  } finally {
    await app.close();
  }
}

it('开发者自己的机器', async () => {
  expect(await ask({}, {})).toBe(true);
});
it('门户渲染时问自己，以访客的地址', async () => {
  const config = readConfig({ ...secrets, PUBLIC_ORIGIN: 'https://www.example.com' });
  const app = Fastify().get('/', async (request) => isLocal(config, request));
  expect((await app.inject('/')).json()).toBe(true);
  expect((await app.inject({ url: '/', remoteAddress: '203.0.113.1' })).json()).toBe(false);
});
it.each([
  ['代理转来的', {}, { 'x-forwarded-for': '127.0.0.1' }],
  ['代理说了真正的地址', {}, { 'x-real-ip': '203.0.113.9' }],
  ['经过代理', {}, { via: '1.1 proxy' }],
  ['别的名字', {}, { host: 'rebound.example' }],
  ['有公开的来源', { PUBLIC_ORIGIN: 'https://www.example.com' }, {}],
  ['有可信的代理，代理却没有说是谁', { TRUST_PROXY: '127.0.0.1' }, {}],
  ['真的会发短信', { SMS: 'aliyun', ALIYUN_ACCESS_KEY_ID: 'a', ALIYUN_ACCESS_KEY_SECRET: 'b', ALIYUN_SMS_SIGN: 'c', ALIYUN_SMS_TEMPLATE: 'd' }, {}],
])('%s：限制照旧', async (_name, env, headers) => {
  expect(await ask(env as Record<string, string>, headers as Record<string, string>)).toBe(false);
});
