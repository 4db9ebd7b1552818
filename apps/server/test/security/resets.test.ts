import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindEmail, codeFor, goodPwd, mailedTicket, newestMail, pwdOf, registered, runMailedReset } from '../accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';

let api: TestApp;
let next = 1;
const freshNumber = () => `138${String(next++).padStart(8, '0')}`;
const minute = 60_000;
const otherPwd = pwdOf('余弦定理 a² = b² + c² − 2bc·cos A');

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

/** Somebody new, a minute after the code. */
async function newcomer() {
  const person = await registered(api, freshNumber());
  api.clock.advance(61_000);
  return person;
}
const login = (mobile: string, pwd: string) => api.visitor().post('/login1', { mobile, pwd });
const isIn = async (visitor: Visitor) => (await visitor.get('/dtUser/myDetail')).statusCode === 200;

describe('修改密码', () => {
  it('没有当前密码，也没有刚确认过身份：403，旧密码仍然有效', async () => {
    const { visitor, mobile } = await newcomer();
    api.clock.advance(10 * minute);
    const refused = await visitor.post('/restPwd', { pwd: otherPwd });
    expect([refused.statusCode, refused.json()]).toEqual([403, expect.objectContaining({ reason: 'session.step_up' })]);
    expect((await visitor.post('/restPwd', { currentPwd: otherPwd, pwd: otherPwd })).json()).toMatchObject({ code: 0, reason: 'password.wrong' });
    expect((await api.visitor().post('/restPwd', { currentPwd: goodPwd, pwd: otherPwd })).statusCode).toBe(401);
    expect((await login(mobile, goodPwd)).json()).toMatchObject({ code: 1 });
    expect((await login(mobile, otherPwd)).json()).toMatchObject({ code: 0 });
  });

  it('有当前密码就可以改；其他设备退出，这一个留着；通知和邮件各一封', async () => {
    const { visitor, mobile } = await newcomer();
    await bindEmail(api, visitor, `m${mobile}@example.com`);
    const other = api.visitor();
    other.keep(await other.post('/login1', { mobile, pwd: goodPwd }));
    expect((await visitor.post('/restPwd', { currentPwd: goodPwd, pwd: otherPwd })).json()).toMatchObject({ code: 1 });
    expect([await isIn(visitor), await isIn(other)]).toEqual([true, false]);
    expect((await login(mobile, otherPwd)).json()).toMatchObject({ code: 1 });
    expect(await newestMail(api, `m${mobile}@example.com`)).toContain('密码已修改');
    expect((await visitor.get('/message/page')).body).toContain('密码已修改');
  });

  it('猜当前密码和登录时的错误算在一起，10 次之后 429', async () => {
    const { visitor } = await newcomer();
    for (let count = 0; count < 10; count++)
      expect((await visitor.post('/restPwd', { currentPwd: otherPwd, pwd: otherPwd })).json()).toMatchObject({ reason: 'password.wrong' });
    expect((await visitor.post('/restPwd', { currentPwd: goodPwd, pwd: otherPwd })).statusCode).toBe(429);
  });
});

describe('用手机找回', () => {
  it('验证码第二次无效；所有设备退出', async () => {
    const { visitor: before, mobile } = await newcomer();
    const visitor = api.visitor();
    const code = await codeFor(visitor, mobile, 'reset_password');
    expect((await visitor.post('/forgetPwd', { mobile, code, pwd: otherPwd })).json()).toMatchObject({ code: 1 });
    expect((await visitor.post('/forgetPwd', { mobile, code, pwd: goodPwd })).json()).toMatchObject({ code: 0, msg: expect.stringContaining('验证码已失效') });
    expect(await isIn(before)).toBe(false);
    expect((await login(mobile, otherPwd)).json()).toMatchObject({ code: 1 });
  });

  it('登录用的验证码、别的号码的、别的浏览器的都不能重置', async () => {
    const { mobile } = await newcomer();
    const visitor = api.visitor();
    const forLogin = await codeFor(visitor, mobile, 'login');
    expect((await visitor.post('/forgetPwd', { mobile, code: forLogin, pwd: otherPwd })).json()).toMatchObject({ code: 0, reason: 'login.code_expired' });
    api.clock.advance(61_000);
    const code = await codeFor(visitor, mobile, 'reset_password');
    expect((await api.visitor().post('/forgetPwd', { mobile, code, pwd: otherPwd })).json()).toMatchObject({ reason: 'login.code_expired' });
    expect((await visitor.post('/forgetPwd', { mobile: freshNumber(), code, pwd: otherPwd })).json()).toMatchObject({ reason: 'login.code_expired' });
    expect((await login(mobile, goodPwd)).json()).toMatchObject({ code: 1 });
  });

  it('没有证明号码是自己的，看不出有没有账号', async () => {
    const { mobile } = await newcomer();
    const unknown = freshNumber();
    const bodies = async (ask: (number: string) => Promise<{ statusCode: number; body: string }>) => {
      const replies = [await ask(mobile), await ask(unknown)];
      return new Set(replies.map((reply) => `${reply.statusCode} ${reply.body.replaceAll(/\d{13}/g, 'T')}`));
    };
    expect((await bodies((number) => api.visitor().get('/v2/sendNotice', { mobile: number, captchaVerifyParam: 'ok' }))).size).toBe(1);
    expect((await bodies((number) => api.visitor().post('/forgetPwd', { mobile: number, code: '000000', pwd: otherPwd }))).size).toBe(1);
    expect((await bodies((number) => api.visitor().post('/validate/mobile', { mobile: number, captchaVerifyParam: 'no' }))).size).toBe(1);
    const mails = [`known${mobile}@example.com`, 'unknown@example.com'];
    const { visitor } = await newcomer();
    await bindEmail(api, visitor, mails[0] ?? '');
    const answers = await Promise.all(mails.map((email) => api.visitor().post('/v1/restPwdNotice', { email, captchaVerifyParam: 'ok' })));
    expect(new Set(answers.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1);
  });
});

describe('用邮件找回', () => {
  it('链接 30 分钟内有效一次，之后所有设备退出', async () => {
    const { visitor, mobile } = await newcomer();
    const email = `reset${mobile}@example.com`;
    await bindEmail(api, visitor, email);
    const ticket = await mailedTicket(api, email);
    expect((await api.visitor().post('/restPwd', { ticket, pwd: otherPwd })).json()).toMatchObject({ code: 1 });
    expect((await api.visitor().post('/restPwd', { ticket, pwd: goodPwd })).json()).toMatchObject({
      code: 0,
      msg: expect.stringContaining('验证码已失效'),
      reason: 'password.ticket_spent',
    });
    expect(await isIn(visitor)).toBe(false);
    const late = await mailedTicket(api, email);
    api.clock.advance(30 * minute);
    expect((await api.visitor().post('/restPwd', { ticket: late, pwd: goodPwd })).json()).toMatchObject({ reason: 'password.ticket_spent' });
    expect((await login(mobile, otherPwd)).json()).toMatchObject({ code: 1 });
  });

  it('链接在 # 之后，不进服务器的日志；库里没有链接也没有正文', async () => {
    const { visitor, mobile } = await newcomer();
    const email = `hidden${mobile}@example.com`;
    await bindEmail(api, visitor, email);
    await runMailedReset(api, email);
    const { rows } = await api.database.pool.query<{ t: string }>(
      'select row_to_json(m)::text t from mails m union all select row_to_json(s)::text from one_time_secrets s',
    );
    const stored = rows.map(({ t }) => t).join('\n');
    const text = await newestMail(api, email);
    const ticket = /register\?isForget=true#ticket=([\w-]{43})/.exec(text)?.[1];
    expect(ticket).toBeDefined();
    expect(stored).not.toContain(ticket);
    expect(stored).not.toContain('isForget');
  });

  it('换了邮箱，发到旧邮箱的链接就作废', async () => {
    const { visitor, mobile } = await newcomer();
    await bindEmail(api, visitor, `old${mobile}@example.com`);
    const ticket = await mailedTicket(api, `old${mobile}@example.com`);
    expect((await bindEmail(api, visitor, `new${mobile}@example.com`)).json()).toMatchObject({ code: 1 });
    expect((await api.visitor().post('/restPwd', { ticket, pwd: otherPwd })).json()).toMatchObject({ reason: 'password.ticket_spent' });
  });

  it('同一邮箱一分钟一封，一小时五封，有没有账号都一样', async () => {
    const ask = () => api.visitor().post('/v1/restPwdNotice', { email: 'often@example.com', captchaVerifyParam: 'ok' });
    expect((await ask()).json()).toMatchObject({ code: 1 });
    expect((await ask()).json()).toMatchObject({ code: 0, reason: 'mail.too_soon', data: { wait: 60 } });
    for (let count = 0; count < 4; count++) {
      api.clock.advance(minute);
      expect((await ask()).json()).toMatchObject({ code: 1 });
    }
    api.clock.advance(minute);
    expect((await ask()).json()).toMatchObject({ code: 0, reason: 'mail.too_soon' });
  });

  it('没有邮件服务时用中文说明并指出另一条路', async () => {
    const without = await createTestApp({ env: { MAIL: 'off' }, logLevel: 'silent' });
    const reply = await without.visitor().post('/v1/restPwdNotice', { email: 'a@example.com', captchaVerifyParam: 'ok' });
    expect(reply.json()).toMatchObject({ code: 0, reason: 'mail.unreachable', msg: expect.stringContaining('手机验证码') });
    await without.close();
  }, 90_000);
});
