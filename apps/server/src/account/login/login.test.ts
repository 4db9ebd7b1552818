import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

describe('短信登录', () => {
  it('首次登录建立账号，之后是同一个账号', async () => {
    const visitor = api.visitor();
    const first = await visitor.login('13800000001');
    expect(first.json()).toMatchObject({ code: 1, msg: '登录成功!', data: { avatar: null, nickName: expect.stringMatching(/^芯友/) } });
    expect((await visitor.get('/dtUser/myDetail')).json()).toMatchObject({
      code: 1,
      data: { id: visitor.uid, mobile: '138****0001', hasPassword: false, enterpriseStatus: null, role: 'member' },
    });
    api.clock.advance(61_000);
    const again = api.visitor();
    await again.login('+86-13800000001');
    expect(again.uid).toBe(visitor.uid);
  });

  it('退出后令牌失效，再退出一次也没有错误', async () => {
    const visitor = api.visitor();
    await visitor.login('13800000002');
    const out = await visitor.post('/logout');
    expect(out.json()).toEqual({ code: 1, msg: '操作成功', data: null });
    expect(visitor.cookies.has('sid')).toBe(false);
    expect((await visitor.get('/dtUser/myDetail')).statusCode).toBe(401);
    expect((await api.visitor().post('/logout')).statusCode).toBe(200);
  });

  it('说出每个写错的字段', async () => {
    const reply = await api.visitor().post('/web/login', { mobile: '12', code: 'abc' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 422,
      reason: 'request.invalid',
      fields: [
        { field: 'mobile', msg: '请输入正确的手机号码' },
        { field: 'code', msg: '请输入 6 位数字验证码' },
      ],
    });
    expect((await api.visitor().post('/web/login', { mobile: '12800000000', code: '123456' })).json()).toMatchObject({
      code: 422,
      fields: [{ field: 'mobile' }],
    });
  });
});
