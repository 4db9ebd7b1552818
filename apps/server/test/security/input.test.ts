import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContract } from '../../src/platform/contract/document.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';

let api: TestApp;
let member: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  member = api.visitor();
  await member.login('13900000001');
});
afterAll(() => api.close());

const nasty = [
  "' OR 1=1--",
  '%',
  '_',
  '\\',
  '%5C%00',
  '<script>alert(1)</script>',
  '😀',
  '\u202e',
  'x'.repeat(10_000),
  '${7*7}',
  '../../etc/passwd',
  '-1',
  '1e999',
  'null',
  '[]',
  '{}',
];
const { operations, schemas } = readContract();

/** Names of a body's fields, by its media type. */
function bodyOf(bodies: (typeof operations)[number]['bodies']): { type: string; names: string[] } {
  const [[type, part] = ['application/x-www-form-urlencoded', undefined]] = bodies;
  const ref = part?.schema.$ref?.replace('#', '') ?? '';
  return { type, names: Object.keys(schemas[ref]?.properties ?? {}) };
}

it.each(operations)('$id 的任何文字都不会得到 5xx，NUL 与半个代理对得到 422', async ({ id, method, url, params, query, bodies }) => {
  const names = Object.keys({ ...params.schema.properties, ...query.schema.properties });
  const body = bodyOf(bodies);
  for (const value of [...nasty, 'a\u0000b']) {
    const path = url.replace(/:(\w+)/g, () => encodeURIComponent(value));
    const filled = Object.fromEntries(names.map((name) => [name, value]));
    const reply = await member.send({
      method,
      url: `/api${path}`,
      query: filled,
      ...(method === 'POST' && {
        payload:
          body.type === 'application/json'
            ? JSON.stringify(Object.fromEntries(body.names.map((name) => [name, value])))
            : new URLSearchParams(body.names.map((name) => [name, value])).toString(),
        headers: { 'content-type': body.type === 'multipart/form-data' ? 'application/x-www-form-urlencoded' : body.type },
      }),
    });
    expect(reply.statusCode, `${id} ${value.slice(0, 30)}`).toBeLessThan(500);
    expect(reply.body).not.toContain('<script>alert(1)</script>');
    if (id === 'logout') await relogin();
  }
});

async function relogin(): Promise<void> {
  if ((await member.get('/dtUser/myDetail')).statusCode === 200) return;
  api.clock.advance(3_600_000 * 25);
  await member.login('13900000001');
}

it('NUL 与半个代理对按字段拒绝', async () => {
  const reply = await api.visitor().send({ method: 'GET', url: '/api/config?key=a%00b' });
  expect(reply.statusCode).toBe(422);
  expect(reply.json().fields[0].field).toBe('key');
});

it('15.3.6/15.3.7（49）：原型键、重复的单值、嵌套到底的 JSON 都被拒绝，Object.prototype 不变', async () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  const visitor = api.visitor();
  const refused = [
    await visitor.send({ method: 'GET', url: '/api/config?key=a&key=b' }),
    await visitor.send({ method: 'GET', url: '/api/captcha/challenge?scene=login&scene=bind' }),
    await visitor.send({
      method: 'POST',
      url: '/api/web/login',
      payload: 'mobile=13800000000&mobile=13800000001&code=123456',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    await visitor.send({
      method: 'POST',
      url: '/api/web/login',
      payload: '__proto__=x&constructor=y',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    await visitor.send({ method: 'POST', url: '/api/web/login', payload: '['.repeat(200) + ']'.repeat(200), headers: { 'content-type': 'application/json' } }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 415]);
  expect((await visitor.send({ method: 'GET', url: '/api/config?key=a&__proto__=b&__proto__[x]=1&constructor[prototype][x]=1' })).statusCode).toBe(200);
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});

it('过大的正文得到 413', async () => {
  const reply = await api.visitor().post('/web/login', { mobile: '1'.repeat(70_000), code: '1' });
  expect(reply.statusCode).toBe(413);
  expect(reply.json()).toMatchObject({ code: 413, reason: 'request.too_large' });
});
