import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn } from '../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../test/app.ts';
import { postJson } from '../../test/operator.ts';

let api: TestApp;
let member: Visitor;
let other: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  member = await loggedIn(api, '13900000105');
  other = await loggedIn(api, '13900000106');
});
afterAll(() => api.close());

describe('快捷导航', () => {
  const link = (name: string, url: string, image: string | null = null) => ({ name, url, image });
  const empty = { common: [], agent: [], brand: [], tabOpenStatus: 0 };

  it('需要登录', async () => {
    expect((await api.visitor().get('/user/navigation')).json()).toMatchObject({ code: 401, reason: 'session.required' });
  });

  it('没有保存过是空；保存后原样读回，只属于自己', async () => {
    expect((await member.get('/user/navigation')).json().data).toEqual({ navigation: null, updateTime: null });
    const wish = {
      ...empty,
      common: [link('示例', 'https://example.com/?q=型号#a')],
      agent: [link('  两 端 ', 'http://example.org', '/favicon.ico')],
      tabOpenStatus: 1,
    };
    expect((await postJson(member, '/user/navigation', wish)).json().data).toEqual({
      navigation: { ...wish, agent: [link('两 端', 'http://example.org', '/favicon.ico')] },
      updateTime: api.clock.now().toISOString(),
    });
    expect((await other.get('/user/navigation')).json().data.navigation).toBe(null);
    await postJson(member, '/user/navigation', empty);
    expect((await member.get('/user/navigation')).json().data.navigation).toEqual(empty);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '\\evil.example',
    '/own',
    'ftp://example.com',
    'https://',
    'https://a:b@example.com',
    'http:\\\\evil',
  ])('网址 %s 得到 422，什么也不保存', async (url) => {
    const before = (await member.get('/user/navigation')).json().data;
    expect((await postJson(member, '/user/navigation', { ...empty, brand: [link('x', url)] })).statusCode).toBe(422);
    expect((await member.get('/user/navigation')).json().data).toEqual(before);
  });

  it('图片地址不能是脚本；每个列表最多 24 个；名称不能空白', async () => {
    const refused = [
      { ...empty, common: [link('x', 'https://example.com', 'javascript:alert(1)')] },
      { ...empty, common: Array.from({ length: 25 }, () => link('x', 'https://example.com')) },
      { ...empty, common: [link('   ', 'https://example.com')] },
      { ...empty, common: [link('长'.repeat(41), 'https://example.com')] },
      { ...empty, tabOpenStatus: 2 },
    ];
    for (const wish of refused) expect((await postJson(member, '/user/navigation', wish)).statusCode).toBe(422);
  });

  it('8.2.3/15.3.3（33）：多出来的字段不被保存', async () => {
    await postJson(member, '/user/navigation', {
      ...empty,
      memberId: other.uid,
      role: 'operator',
      common: [{ ...link('x', 'https://example.com'), onclick: 'x' }],
    });
    expect((await member.get('/user/navigation')).json().data.navigation).toEqual({ ...empty, common: [link('x', 'https://example.com')] });
    expect((await other.get('/user/navigation')).json().data.navigation).toBe(null);
  });
});
