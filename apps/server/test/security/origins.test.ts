import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';

let api: TestApp;
let own = '';
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  own = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' };

it('没有 PUBLIC_ORIGIN 时，链接以监听的地址开头，不听请求说自己叫什么', async () => {
  const visitor = api.visitor();
  await visitor.login('13800138000');
  const visit = await visitor.send({ method: 'GET', url: '/api/qq/web/authorizeUrl', headers: forged });
  const feed = await api.app.inject({ url: '/api/news/feed.atom', headers: forged });
  for (const { statusCode, body } of [visit, feed]) {
    expect(statusCode).toBe(200);
    expect(body).not.toContain('evil.example');
    expect(decodeURIComponent(body)).toContain(own);
  }
});

it('邮件里的链接也是', async () => {
  const send = vi.spyOn(api.server.platform.jobs, 'send');
  const payload = new URLSearchParams({ email: 'a@example.com', captchaVerifyParam: 'ok' }).toString();
  const headers = { ...forged, 'content-type': 'application/x-www-form-urlencoded' };
  await api.visitor().send({ method: 'POST', url: '/api/v1/restPwdNotice', payload, headers });
  expect(send).toHaveBeenCalledWith('account.mail_reset', { sealedEmail: expect.not.stringContaining('example.com'), origin: own });
});
