import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

const headers = { host: 'localhost:3000' };
interface Started {
  scanUrl: string;
  ticket: string;
}
const start = async (visitor: Visitor) => (await visitor.send({ method: 'GET', url: '/api/wx/web/authorizeUrl', headers })).json<{ data: Started }>().data;
const pathOf = (url: string) => url.replace('http://localhost', '');
const open = (url: string) => api.developers.inject({ method: 'GET', url: pathOf(url), headers });
const answer = (path: string, form: Record<string, string>) =>
  api.developers.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams(form).toString(),
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  });
const scan = async (visitor: Visitor, ticket: string) =>
  (await visitor.get('/wx/web/scanState', { ticket })).json<{ data: { phase: string; authorizationCode: string; state: string } }>().data;

describe('本机的微信', () => {
  it('扫码、选一个人、确认，登录成功', async () => {
    const visitor = api.visitor();
    const { scanUrl, ticket } = await start(visitor);
    expect((await scan(visitor, ticket)).phase).toBe('waiting');
    const page = await open(scanUrl);
    expect(page.headers).toMatchObject({ 'content-security-policy': expect.stringContaining("default-src 'none'"), 'cache-control': 'no-store' });
    for (const word of ['确认登录', '拒绝', '示例一', '（没有昵称）']) expect(page.body).toContain(word);
    expect((await scan(visitor, ticket)).phase).toBe('scanned');
    expect((await answer('/__dev/oauth/wx/confirm', { qr: ticket, person: 'emoji', answer: 'yes' })).body).toContain('已确认');
    const { authorizationCode, state } = await scan(visitor, ticket);
    const form = new URLSearchParams({ authorizationCode, state }).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await visitor.send({ method: 'POST', url: '/api/wx/web/login', payload: form, headers: { ...headers, ...type } });
    expect(reply.json()).toMatchObject({ code: 1, data: { lognUser: { nickName: '示例四🔧🔌' } } });
  });

  it('拒绝之后登录的页面知道，页面说明结果', async () => {
    const visitor = api.visitor();
    const { ticket } = await start(visitor);
    expect((await answer('/__dev/oauth/wx/confirm', { qr: ticket, person: 'emoji', answer: 'no' })).body).toContain('已拒绝');
    expect(await scan(visitor, ticket)).toMatchObject({ phase: 'denied', authorizationCode: null });
    expect((await open('/__dev/oauth/wx/confirm?qr=%3Cscript%3E')).body).toContain('二维码已失效');
  });
});

describe('本机的 QQ', () => {
  const address = async (visitor: Visitor) =>
    (await visitor.send({ method: 'GET', url: '/api/qq/web/authorizeUrl', headers })).json<{ data: { url: string } }>().data.url;

  it('选一个人，带着授权码和 state 回来；拒绝时只有 state', async () => {
    const visitor = api.visitor();
    const url = new URL(await address(visitor));
    expect((await open(url.href)).body).toContain('确认登录');
    const fields = { redirect_uri: url.searchParams.get('redirect_uri') ?? '', state: url.searchParams.get('state') ?? '', person: 'no-name' };
    const back = new URL(String((await answer(url.pathname, { ...fields, answer: 'yes' })).headers.location));
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual(['http://localhost/socialReturn', fields.state]);
    const form = new URLSearchParams({ authorizationCode: back.searchParams.get('code') ?? '', state: fields.state }).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await visitor.send({ method: 'POST', url: '/api/qq/web/login', payload: form, headers: { ...headers, ...type } });
    expect(reply.json()).toMatchObject({ code: 1, data: { lognUser: { nickName: expect.stringMatching(/^芯友/) } } });
    const refused = new URL(String((await answer(url.pathname, { ...fields, answer: 'no' })).headers.location));
    expect([...refused.searchParams.keys()]).toEqual(['state']);
  });

  it('只回登记的地址', async () => {
    const url = new URL(await address(api.visitor()));
    url.searchParams.set('redirect_uri', 'http://localhost:3000.evil.example/socialReturn');
    expect((await open(`${url.pathname}${url.search}`)).statusCode).toBe(400);
    const form = { redirect_uri: 'https://evil.example/socialReturn', state: 's', person: 'emoji', answer: 'yes' };
    expect((await answer(url.pathname, form)).statusCode).toBe(404);
  });
});

it('有真的服务就没有代替它的页面', async () => {
  const env = { OAUTH_WX: 'off', OAUTH_QQ: 'qq', QQ_APPID: '1', QQ_KEY: 'k' };
  const configured = await createTestApp({ env, logLevel: 'silent' });
  for (const url of ['/__dev/oauth/wx/confirm', '/__dev/oauth/qq/authorize'])
    expect((await configured.developers.inject({ method: 'GET', url, headers })).statusCode).toBe(404);
  await configured.close();
}, 90_000);
