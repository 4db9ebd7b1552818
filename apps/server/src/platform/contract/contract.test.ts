import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { Failure, many, notFound } from '../errors.ts';
import { readContract } from './document.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({
    handlers: {
      hotWords: (_ctx, { size }) => many(Array.from({ length: size }, (_, index) => ({ word: `STM32F10${index}` }))),
      // What the type forbids, but a database row could still bring.
      appLatest: () => ({ code: 1, msg: '', data: JSON.parse('{"version":1}') }),
      // What the type forbids: a reason that the contract does not state for the operation.
      validateMobile: () => JSON.parse('{"code":0,"msg":"","reason":"cart.full"}'),
      newestDocuments: () => {
        throw new Failure(409, 'order.state', '不会发生');
      },
      partDetail: () => {
        throw notFound();
      },
      partSearch: (_ctx, input) => {
        throw new Error(`select * from parts where secret = '${input.keywords}' at /srv/app/search.ts`);
      },
    },
  });
});
afterAll(() => api.close());

describe('契约', () => {
  it('填入默认值，按契约回答', async () => {
    const reply = await api.visitor().get('/hotSearch', { size: '2' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ code: 1, msg: '', data: [{ word: 'STM32F100' }, { word: 'STM32F101' }], totalRecord: 2 });
    expect((await api.visitor().get('/hotSearch')).json().data).toHaveLength(10);
  });

  it('错误的值说出字段和做法', async () => {
    for (const size of ['0', '101', '1e1', 'x', '-1']) {
      const reply = await api.visitor().get('/hotSearch', { size });
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toEqual({
        code: 422,
        msg: expect.stringMatching(/[一-龥]/),
        reason: 'request.invalid',
        requestId: reply.json().requestId,
        fields: [{ field: 'size', msg: expect.stringMatching(/[一-龥]/) }],
      });
    }
  });

  it('没有写明的内容类型得到 415，不会绕过校验', async () => {
    const visitor = api.visitor();
    for (const [type, payload] of [
      ['application/json', '{"mobile":"13800000000","code":"123456"}'],
      ['text/plain', 'mobile=13800000000&code=123456'],
      ['multipart/form-data; boundary=x', '--x--'],
      ['application/xml', '<a/>'],
    ] as const) {
      const reply = await visitor.send({ method: 'POST', url: '/api/web/login', payload, headers: { 'content-type': type } });
      expect(reply.statusCode).toBe(415);
      expect(reply.json()).toMatchObject({ code: 415, reason: 'request.unsupported_type' });
    }
  });

  it('需要登录的操作没有登录时 401，先于其他检查', async () => {
    expect((await api.visitor().get('/sendNotice', { mobile: 'wrong' })).json()).toMatchObject({ code: 401, reason: 'session.required', msg: '请先登录' });
  });

  it('没有的地址与方法得到 404 和同样的正文', async () => {
    for (const [method, url] of [
      ['GET', '/api/nowhere'],
      ['POST', '/api/hotSearch'],
      ['DELETE', '/api/web/login'],
    ] as const) {
      const reply = await api.visitor().send({ method, url });
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ code: 404, reason: 'request.no_such_operation', requestId: expect.any(String) });
    }
  });

  it('看不懂的网址得到 400', async () => {
    const reply = await api.visitor().send({ method: 'GET', url: '/api/specBrand/%E0%A4%A' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 400, msg: expect.stringMatching(/[一-龥]/) });
  });

  it('违反契约的回答在测试中是错误', async () => {
    expect((await api.visitor().get('/app/lastest')).statusCode).toBe(500);
    expect(api.lines.join('')).toContain('breaks the contract');
  });

  it('没有写明的拒绝原因在测试中是错误，写明的照常回答', async () => {
    const asked = await api.visitor().post('/validate/mobile', { mobile: '13800000000', captchaVerifyParam: 'x' });
    expect(asked.statusCode).toBe(500);
    expect((await api.visitor().get('/spec/v1/newest')).statusCode).toBe(500);
    expect(api.lines.join('')).toContain('validateMobile is refused for cart.full, which the contract does not state');
    expect(api.lines.join('')).toContain('newestDocuments is refused for order.state, which the contract does not state');
    expect((await api.visitor().get('/chip/specification/model/detail', { id: '1' })).json()).toMatchObject({ code: 404, reason: 'resource.not_found' });
  });

  it('任何异常只说“服务异常”，细节只在日志里', async () => {
    const reply = await api.visitor().get('/chip/specification/search', { keywords: 'lm358' });
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({ code: 500, msg: '服务异常', reason: 'service.internal', requestId: reply.json().requestId });
    expect(api.lines.some((line) => line.includes(reply.json().requestId) && line.includes('search.ts'))).toBe(true);
  });

  it('每个操作都有处理者', () => {
    const registered = readContract().operations.filter(({ method, url }) => !api.app.hasRoute({ method, url: `/api${url}` }));
    expect(registered.map(({ id }) => id)).toEqual([]);
  });
});
