import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeFor, goodPwd, pwdOf, register } from '../accounts.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { operatorOf, postJson } from '../operator.ts';

let api: TestApp;
let next = 1;
const freshNumber = () => `139${String(next++).padStart(8, '0')}`;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

const memberRows = async () => (await api.database.pool.query<{ n: number }>('select count(*)::int n from members')).rows[0]?.n;

describe('注册', () => {
  it('用短信验证码建立账号并登录，之后用密码登录', async () => {
    const mobile = freshNumber();
    const visitor = api.visitor();
    expect((await register(visitor, mobile, { nickName: '硬件工程师小李' })).json()).toMatchObject({
      code: 1,
      data: { nickName: '硬件工程师小李', token: expect.any(String) },
    });
    expect((await visitor.get('/dtUser/myDetail')).json()).toMatchObject({ data: { hasPassword: true, role: 'member', engineerField: [], eraseTime: null } });
    expect((await api.visitor().post('/login1', { mobile, pwd: goodPwd })).json()).toMatchObject({ code: 1 });
  });

  it('6.2.4/6.2.12（3）：常见的密码被拒绝，注册、修改和找回都一样，一行也没有变', async () => {
    const mobile = freshNumber();
    const visitor = api.visitor();
    const code = await codeFor(visitor, mobile, 'register');
    const before = await memberRows();
    for (const password of ['password123', 'Password123', '12345678', 'qwertyuiop', 'woaini1314', 'a123456789', 'chippage123', 'STM32F103C8T6'.toLowerCase()]) {
      const refused = { code: 0, msg: '密码过于常见', reason: 'password.common' };
      expect((await visitor.post('/register', { mobile, code, pwd: pwdOf(password), isAgreed: 'true' })).json()).toEqual(refused);
      expect((await visitor.post('/forgetPwd', { mobile, code, pwd: pwdOf(password) })).json()).toEqual(refused);
      expect((await visitor.post('/restPwd', { ticket: 'x', pwd: pwdOf(password) })).json()).toEqual(refused);
    }
    expect(await memberRows()).toBe(before);
    // The refusals did not spend the code.
    expect((await visitor.post('/register', { mobile, code, pwd: goodPwd, isAgreed: 'true' })).json()).toMatchObject({ code: 1 });
  });

  it('6.2.5/6.2.9（4）：64 个汉字和表情的密码可以注册和登录', async () => {
    const mobile = freshNumber();
    const pwd = pwdOf(`${'芯片手册'.repeat(15)}🔧🔌📟🧲`);
    expect((await register(api.visitor(), mobile, { pwd })).json()).toMatchObject({ code: 1 });
    expect((await api.visitor().post('/login1', { mobile, pwd })).json()).toMatchObject({ code: 1 });
  });

  it('没有同意协议就什么也不建立', async () => {
    const mobile = freshNumber();
    const visitor = api.visitor();
    const code = await codeFor(visitor, mobile, 'register');
    expect((await visitor.post('/register', { mobile, code, pwd: goodPwd, isAgreed: 'false' })).json()).toMatchObject({
      code: 0,
      reason: 'agreement.required',
    });
  });

  it('已有账号的号码：先证明号码是自己的，才知道已注册', async () => {
    const mobile = freshNumber();
    await register(api.visitor(), mobile);
    api.clock.advance(61_000);
    const visitor = api.visitor();
    expect((await visitor.post('/register', { mobile, code: '000000', pwd: goodPwd, isAgreed: 'true' })).json()).toMatchObject({
      reason: 'login.code_expired',
    });
    expect((await register(visitor, mobile)).json()).toMatchObject({ code: 0, reason: 'register.taken' });
    expect(visitor.token).toBeUndefined();
  });

  it('两个同时的注册只有一个建立账号', async () => {
    const mobile = freshNumber();
    const visitor = api.visitor();
    const code = await codeFor(visitor, mobile, 'register');
    const form = { mobile, code, pwd: goodPwd, isAgreed: 'true' };
    const replies = await Promise.all([visitor.post('/register', form), visitor.post('/register', form)]);
    expect(replies.map((reply) => reply.json<{ code: number }>().code).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('昵称不分大小写地唯一，不能冒充本站，看不见的字符不算', async () => {
    await register(api.visitor(), freshNumber(), { nickName: 'Tester 甲' });
    const free = async (nickName: string) => (await api.visitor().get('/name/validate', { nickName })).json<{ data?: { isFree: boolean } }>().data?.isFree;
    expect(await free('tester 甲')).toBe(false);
    expect(await free('tester\u200b 甲')).toBe(false);
    expect(await free('芯页客服')).toBe(false);
    expect(await free('tester 乙')).toBe(true);
    expect((await api.visitor().get('/name/validate', { nickName: '\u200b\u200b\u200b' })).statusCode).toBe(422);
    expect((await register(api.visitor(), freshNumber(), { nickName: 'TESTER 甲' })).json()).toMatchObject({ code: 0, reason: 'register.name_taken' });
  });

  it('分享码记下带来的注册；别人的、写错的码不妨碍注册', async () => {
    const inviter = api.visitor();
    await register(inviter, freshNumber(), { nickName: '分享的人' });
    const { data } = (await inviter.get('/user/shareCode/mine')).json<{ data: { code: string; url: string } }>();
    expect(data.code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    expect((await api.visitor().get('/user/shareCode/check', { code: data.code.toLowerCase() })).json()).toMatchObject({
      data: { isValid: true, nickName: '分享的人' },
    });
    await register(api.visitor(), freshNumber(), { shareCode: data.code });
    await register(api.visitor(), freshNumber(), { shareCode: 'NOSUCH' });
    expect((await inviter.get('/user/shareCode/mine')).json()).toMatchObject({ data: { code: data.code, registrations: 1 } });
    expect((await api.visitor().get('/user/shareCode/check', { code: 'NOSUCH' })).json()).toMatchObject({ data: { isValid: false, nickName: null } });
  });
});

describe('一步一步的表单', () => {
  it('验证码换成凭证，凭证只对同一号码、用途和浏览器有效一次', async () => {
    const mobile = freshNumber();
    const visitor = api.visitor();
    const proofOf = async () => {
      api.clock.advance(61_000);
      const code = await codeFor(visitor, mobile, 'register');
      return (await visitor.post('/validateCode', { mobile, code, scene: 'register' })).json<{ data: { proof: string } }>().data.proof;
    };
    const form = (proof: string) => ({ mobile, proof, pwd: goodPwd, isAgreed: 'true' });
    expect((await api.visitor().post('/register', form(await proofOf()))).json()).toMatchObject({ code: 0, reason: 'login.code_expired' });
    expect((await visitor.post('/forgetPwd', { mobile, proof: await proofOf(), pwd: goodPwd })).json()).toMatchObject({ reason: 'login.code_expired' });
    expect((await visitor.post('/register', { ...form(await proofOf()), mobile: freshNumber() })).json()).toMatchObject({ reason: 'login.code_expired' });
    const proof = await proofOf();
    api.clock.advance(10 * 60_000);
    expect((await visitor.post('/register', form(proof))).json()).toMatchObject({ reason: 'login.code_expired' });
    const good = await proofOf();
    expect((await visitor.post('/register', form(good))).json()).toMatchObject({ code: 1 });
    expect((await visitor.post('/register', form(good))).json()).toMatchObject({ code: 0, reason: 'login.code_expired' });
  });

  it('号码能不能注册：安全验证之后才说，一个浏览器每小时 20 次', async () => {
    const mobile = freshNumber();
    await register(api.visitor(), mobile);
    const visitor = api.visitor();
    const ask = (number: string, captchaVerifyParam = 'ok') => visitor.post('/validate/mobile', { mobile: number, captchaVerifyParam });
    expect((await ask(mobile, 'forged')).json()).toMatchObject({ code: 0, reason: 'captcha.failed' });
    expect((await ask(mobile)).json()).toMatchObject({ code: 1, data: { isFree: false } });
    for (let count = 0; count < 18; count++) expect((await ask(freshNumber())).json()).toMatchObject({ data: { isFree: true } });
    const refused = await ask(freshNumber());
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 3000]).toEqual([429, true]);
    expect((await api.visitor().post('/validate/mobile', { mobile, captchaVerifyParam: 'ok' })).statusCode).toBe(200);
  });
});

describe('企业注册', () => {
  // The division 99 is not in use: a code like this belongs to nobody.
  const creditCode = '91990000MA0000000A';
  const companyForm = async (visitor: ReturnType<TestApp['visitor']>, mobile: string, form: Record<string, unknown> = {}) => ({
    mobile,
    code: await codeFor(visitor, mobile, 'register'),
    pwd: goodPwd,
    isAgreed: true,
    enterpriseName: '示例电子有限公司',
    creditCode: withCheck(creditCode),
    contactName: '示例人',
    ...form,
  });
  const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const withCheck = (code: string) => {
    const sum = Array.from(code.slice(0, 17)).reduce((total, sign, index) => total + signs.indexOf(sign) * (3 ** index % 31), 0);
    return code.slice(0, 17) + signs.charAt((31 - (sum % 31)) % 31);
  };

  it('校验位不对的统一社会信用代码被拒绝', async () => {
    const visitor = api.visitor();
    const right = withCheck(creditCode);
    const wrong = right.slice(0, 17) + (right.endsWith('1') ? '2' : '1');
    expect((await postJson(visitor, '/registerEnterpriseUser', await companyForm(visitor, freshNumber(), { creditCode: wrong }))).json()).toMatchObject({
      code: 0,
      reason: 'register.credit_code',
    });
  });

  it('等待审核；同一企业不能再登记；运营者通过后成为企业用户', async () => {
    const visitor = api.visitor();
    visitor.keep(await postJson(visitor, '/registerEnterpriseUser', await companyForm(visitor, freshNumber())));
    expect((await visitor.get('/enterprise/status')).json()).toMatchObject({ data: { status: 0, name: '示例电子有限公司', reason: null } });
    const second = api.visitor();
    const form = await companyForm(second, freshNumber());
    // Without a code that is right nobody learns whether the company is there.
    const guess = await postJson(second, '/registerEnterpriseUser', { ...form, code: form.code === '111111' ? '222222' : '111111' });
    expect(guess.json()).toMatchObject({ code: 0, reason: 'login.wrong_code' });
    for (let at = 0; at < 2; at++)
      expect((await postJson(second, '/registerEnterpriseUser', form)).json()).toMatchObject({ code: 0, reason: 'register.credit_code' });
    const other = withCheck('91990000MA0000001A');
    expect((await postJson(second, '/registerEnterpriseUser', { ...form, creditCode: other })).json()).toMatchObject({ code: 1 });
    const operator = await operatorOf(api);
    const { data } = (await operator.get('/operator/reviews')).json<{ data: { id: number; kind: string }[] }>();
    const review = data.find(({ kind }) => kind === 'enterprise');
    expect((await operator.post('/operator/reviews/decide', { id: `${review?.id}`, decision: 'approve' })).json()).toMatchObject({ code: 1 });
    expect((await visitor.get('/user/identity')).json()).toMatchObject({ data: { role: 'enterprise', enterpriseStatus: 1, permissions: [] } });
    expect((await visitor.get('/dtUser/myDetail')).json()).toMatchObject({ data: { company: '示例电子有限公司', enterpriseStatus: 1 } });
  });
});
