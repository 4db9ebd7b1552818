import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AdapterError } from '../../src/services/adapterError.ts';
import type { Qq } from '../../src/services/qq/port.ts';
import type { SocialPerson } from '../../src/services/social/port.ts';
import type { Wechat } from '../../src/services/wx/port.ts';
import { goodPwd, register } from '../accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';

let api: TestApp;
let asked: string[] = [];
/** Whoever the code names: `wx:<subject>` for WeChat, `qq:<subject>` for QQ. */
const identify =
  (provider: 'wx' | 'qq') =>
  async (code: string): Promise<SocialPerson> => {
    asked.push(`${provider} ${code}`);
    const [of, subject] = code.split(':');
    if (code === 'down') throw new AdapterError('timeout', 'slow');
    if (of !== provider || !subject) throw new AdapterError('rejected', 'invalid code');
    return { subject, nickName: `示例 ${subject}`, avatarUrl: null };
  };
const states: string[] = [];
const wx: Wechat = {
  start: async ({ state }) => {
    states.push(state);
    return { kind: 'frame', url: 'https://open.weixin.qq.com/' };
  },
  scanState: async () => ({ phase: 'expired', authorizationCode: null, state: null }),
  identify: identify('wx'),
};
const qq: Qq = {
  start: async ({ state }) => {
    states.push(state);
    return { url: 'https://graph.qq.com/' };
  },
  identify: identify('qq'),
};
let next = 1;
const freshNumber = () => `137${String(next++).padStart(8, '0')}`;

beforeAll(async () => {
  api = await createTestApp({ services: { wx, qq }, env: { SWB_ORIGINS: 'https://blog.example.com' }, logLevel: 'silent' });
});
afterAll(() => api.close());
beforeEach(() => {
  asked = [];
});

async function begin(visitor: Visitor, provider: 'wx' | 'qq', operate = 'login'): Promise<string> {
  await visitor.get(`/${provider}/web/authorizeUrl`, { operate });
  return states.at(-1) ?? '';
}
async function come(visitor: Visitor, provider: 'wx' | 'qq', subject: string, form: Record<string, string> = {}) {
  const state = await begin(visitor, provider);
  const reply = await visitor.post(`/${provider}/web/login`, { authorizationCode: `${provider}:${subject}`, state, ...form });
  const { code, data } = reply.json<{ code: number; data?: { lognUser: { id: number; token: string } } }>();
  if (code === 1 && data) Object.assign(visitor, { token: data.lognUser.token, uid: data.lognUser.id });
  return reply;
}
async function bind(visitor: Visitor, provider: 'wx' | 'qq', subject: string) {
  const state = await begin(visitor, provider, 'bind');
  return visitor.post(`/${provider}/web/binding`, { authorizationCode: `${provider}:${subject}`, state });
}

describe('微信和 QQ 登录', () => {
  it('第一次建立账号，之后是同一个', async () => {
    const [first, second] = [api.visitor(), api.visitor()];
    expect((await come(first, 'wx', 'u1')).json()).toMatchObject({ code: 1, data: { lognUser: { nickName: '示例 u1' }, partnerUrl: null } });
    await come(second, 'wx', 'u1');
    expect(second.uid).toBe(first.uid);
    expect((await first.get('/bindingInfo')).json()).toMatchObject({ data: { mobile: null, hasPassword: false, wx: { nickName: '示例 u1' }, qq: null } });
  });

  it('两个同时的第一次登录建立一个账号', async () => {
    const visitors = [api.visitor(), api.visitor(), api.visitor()];
    await Promise.all(visitors.map((visitor) => come(visitor, 'qq', 'at-once')));
    expect(new Set(visitors.map(({ uid }) => uid)).size).toBe(1);
    const { rows } = await api.database.pool.query(`select count(*)::int n from members where nick_name = '示例 at-once'`);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('微信的编号和 QQ 的编号相同也是两个人', async () => {
    const [one, other] = [api.visitor(), api.visitor()];
    await come(one, 'wx', 'same-number');
    await come(other, 'qq', 'same-number');
    expect(one.uid).not.toBe(other.uid);
  });

  it('10.2.1/10.1.2（18）：没有 state 的 Cookie、别人的、过期的：403，一次也没有去问服务商', async () => {
    const [mine, other] = [api.visitor(), api.visitor()];
    const state = await begin(mine, 'wx');
    const form = { authorizationCode: 'wx:victim', state };
    const refused = expect.objectContaining({ reason: 'social.expired', msg: '登录已失效，请重试' });
    const replies = [await other.post('/wx/web/login', form)];
    await begin(other, 'wx');
    replies.push(await other.post('/wx/web/login', form));
    replies.push(await mine.post('/wx/web/login', { ...form, state: 'f'.repeat(48) }));
    replies.push(await mine.post('/wx/web/login', { ...form, state: '' }));
    api.clock.advance(10 * 60_000 + 1);
    replies.push(await mine.post('/wx/web/login', form));
    for (const reply of replies) expect([reply.statusCode, reply.json()]).toEqual([403, refused]);
    expect(asked).toEqual([]);
  });

  it('一次登录的 state 用过就失效', async () => {
    const visitor = api.visitor();
    const state = await begin(visitor, 'wx');
    const cookie = `oauth_wx=${visitor.cookies.get('oauth_wx')}`;
    const form = new URLSearchParams({ authorizationCode: 'wx:once', state }).toString();
    const send = () =>
      visitor.send({ method: 'POST', url: '/api/wx/web/login', payload: form, headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' } });
    const replies = [await send(), await send()];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 403]);
    expect(asked).toHaveLength(1);
  });

  it('QQ 的授权码不能给微信，登录的 state 不能用来绑定', async () => {
    const visitor = api.visitor();
    const state = await begin(visitor, 'wx');
    expect((await visitor.post('/wx/web/login', { authorizationCode: 'qq:u9', state })).json()).toMatchObject({ code: 0, reason: 'social.expired' });
    const member = api.visitor();
    await register(member, freshNumber());
    asked = [];
    const forLogin = await begin(member, 'wx');
    expect((await member.post('/wx/web/binding', { authorizationCode: 'wx:u9', state: forLogin })).statusCode).toBe(403);
    const forWechat = await begin(member, 'wx', 'bind');
    expect((await member.post('/qq/web/binding', { authorizationCode: 'qq:u9', state: forWechat })).statusCode).toBe(403);
    expect(asked).toEqual([]);
  });

  it('服务商不回答或没有配置：中文说明，并指出另外的登录方式', async () => {
    const visitor = api.visitor();
    const state = await begin(visitor, 'wx');
    expect((await visitor.post('/wx/web/login', { authorizationCode: 'down', state })).json()).toMatchObject({
      code: 0,
      reason: 'social.unavailable',
      msg: expect.stringContaining('短信或密码'),
    });
    const without = await createTestApp({ env: { OAUTH_WX: 'off', OAUTH_QQ: 'off' }, logLevel: 'silent' });
    expect((await without.visitor().get('/social/providers')).json()).toMatchObject({ data: { wx: false, qq: false } });
    for (const path of ['/wx/web/authorizeUrl', '/qq/web/authorizeUrl'])
      expect((await without.visitor().get(path)).json()).toMatchObject({ code: 0, reason: 'social.unavailable' });
    await without.close();
  }, 90_000);

  it('state 的 Cookie 脚本读不到，十分钟', async () => {
    const reply = await api.visitor().get('/wx/web/authorizeUrl');
    expect(String(reply.headers['set-cookie'])).toMatch(/^oauth_wx=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(states.at(-1)).toMatch(/^[A-Za-z0-9]{1,128}$/);
  });
});

describe('绑定与解除', () => {
  it('别人的账号不能绑定；绑定之后用它登录的是同一个会员', async () => {
    const [mine, other] = [api.visitor(), api.visitor()];
    await register(mine, freshNumber());
    await register(other, freshNumber());
    expect((await bind(mine, 'qq', 'q1')).json()).toMatchObject({ code: 1, data: { provider: 'qq', nickName: '示例 q1' } });
    expect((await bind(other, 'qq', 'q1')).json()).toMatchObject({ code: 0, msg: '该账号已绑定其他用户', reason: 'social.taken' });
    expect((await bind(mine, 'qq', 'q2')).json()).toMatchObject({ code: 0, reason: 'social.taken' });
    const again = api.visitor();
    await come(again, 'qq', 'q1');
    expect(again.uid).toBe(mine.uid);
  });

  it('解除前要确认身份；最后一种登录方式不能解除', async () => {
    const member = api.visitor();
    const mobile = freshNumber();
    await register(member, mobile);
    await bind(member, 'wx', 'w1');
    api.clock.advance(10 * 60_000);
    expect((await member.post('/dtUser/unbind', { provider: 'wx' })).json()).toMatchObject({ code: 403, reason: 'session.step_up' });
    expect((await member.post('/dtUser/stepUp', { pwd: goodPwd })).json()).toMatchObject({ code: 1 });
    expect((await member.post('/dtUser/unbind', { provider: 'wx' })).json()).toMatchObject({ code: 1 });
    const only = api.visitor();
    await come(only, 'wx', 'w2');
    expect((await only.post('/dtUser/unbind', { provider: 'wx' })).json()).toMatchObject({ code: 0, reason: 'social.last_way' });
    expect((await only.get('/user/checkRequiredData')).json()).toMatchObject({ data: { isComplete: false, missing: ['mobile'] } });
  });
});

describe('从伙伴站点来', () => {
  it('登录后带一次性票据回去，只回名单上的站点，地址里没有令牌', async () => {
    const visitor = api.visitor();
    const { data } = (await come(visitor, 'wx', 'partner', { fromswb: 'https://blog.example.com/post/1?x=2' })).json<{ data: { partnerUrl: string } }>();
    const url = new URL(data.partnerUrl);
    expect([url.origin, url.pathname, url.searchParams.get('x'), url.searchParams.get('userId')]).toEqual([
      'https://blog.example.com',
      '/post/1',
      '2',
      `${visitor.uid}`,
    ]);
    expect(url.searchParams.get('token')).toMatch(/^t1\.[\w-]{43}$/);
    expect(data.partnerUrl).not.toContain(visitor.token);
    for (const fromswb of [
      'https://blog.example.com.evil.example/',
      'http://blog.example.com/',
      'https://blog.example.com@evil.example/',
      '//blog.example.com',
      'true',
    ])
      expect((await come(api.visitor(), 'wx', 'partner', { fromswb })).json()).toMatchObject({ data: { partnerUrl: null } });
  });
});

it('停用的账号，五种登录方式得到同样的回答，没有令牌', async () => {
  const mobile = freshNumber();
  const member = api.visitor();
  await register(member, mobile);
  await bind(member, 'wx', 'closed');
  await bind(member, 'qq', 'closed');
  const { data } = (await member.post('/auth/ticket', { purpose: 'im' })).json<{ data: { ticket: string } }>();
  api.clock.advance(59_000);
  await api.database.pool.query('update members set disabled_at = now() where id = $1', [member.uid]);
  const ticketReply = await api.visitor().post('/auth/ticket/exchange', { ticket: data.ticket, purpose: 'im' });
  api.clock.advance(2000);
  const replies = [
    ticketReply,
    await api.visitor().login(mobile),
    await api.visitor().post('/login1', { mobile, pwd: goodPwd }),
    await come(api.visitor(), 'wx', 'closed'),
    await come(api.visitor(), 'qq', 'closed'),
  ];
  for (const reply of replies) {
    expect([reply.statusCode, reply.json()]).toEqual([200, { code: 0, msg: '账号已停用', reason: 'login.disabled' }]);
    expect(reply.cookies.filter(({ name, value }) => name === 'sid' && value !== '')).toEqual([]);
  }
});
