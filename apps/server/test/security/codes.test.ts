import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemRandom } from '../../src/platform/clock.ts';
import { findMember, setUnlessTaken } from '../../src/platform/members/members.queries.ts';
import type { CodeMessage, SmsSender } from '../../src/services/sms/port.ts';
import { AdapterError } from '../../src/services/adapterError.ts';
import { createTestApp, type TestApp } from '../app.ts';

let api: TestApp;
const sent: CodeMessage[] = [];
let fail: AdapterError | null = null;
const sms: SmsSender = {
  async sendCode(message) {
    if (fail) throw fail;
    sent.push(message);
  },
};
let next = 1;
const freshNumber = () => `137${String(next++).padStart(8, '0')}`;
const minute = 60_000;

beforeAll(async () => {
  api = await createTestApp({ services: { sms }, logLevel: 'silent' });
});
afterAll(() => api.close());

const ask = (visitor: ReturnType<TestApp['visitor']>, mobile: string, captchaVerifyParam = 'ok') =>
  visitor.get('/v2/sendNotice', { mobile, captchaVerifyParam });
const codeFor = (mobile: string) => sent.findLast((message) => message.mobile.endsWith(mobile))?.code ?? '';
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('发送验证码', () => {
  it('60 秒内第二次被拒绝并说出还要等多久', async () => {
    const visitor = api.visitor();
    const mobile = freshNumber();
    const first = await ask(visitor, mobile);
    expect(first.json()).toMatchObject({ code: 1, data: { resendAt: api.clock.now().getTime() + minute, expiresAt: api.clock.now().getTime() + 10 * minute } });
    api.clock.advance(20_000);
    expect((await ask(api.visitor(), mobile)).json()).toEqual({ code: 0, msg: '请勿重复请求,稍后重试', reason: 'sms.too_soon', data: { wait: 40 } });
    api.clock.advance(40_000);
    expect((await ask(visitor, mobile)).json()).toMatchObject({ code: 1 });
  });

  it('一个号码一小时 5 条，24 小时 10 条', async () => {
    const mobile = freshNumber();
    const replies: string[] = [];
    for (let count = 0; count < 12; count++) {
      const reply = (await ask(api.visitor(), mobile)).json<{ reason?: string; data: { wait: number } }>();
      replies.push(reply.reason ?? 'ok');
      api.clock.advance(reply.reason ? reply.data.wait * 1000 : minute + 1000);
    }
    expect(replies.slice(0, 6)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'sms.too_many']);
    expect(replies.filter((reply) => reply === 'ok')).toHaveLength(10);
    expect(replies[11]).toBe('sms.too_many');
  });

  it('没有、伪造的安全验证被拒绝，短信一条也没有发', async () => {
    const before = sent.length;
    const visitor = api.visitor();
    expect((await visitor.get('/v2/sendNotice', { mobile: freshNumber() })).statusCode).toBe(422);
    expect((await ask(visitor, freshNumber(), 'forged')).json()).toMatchObject({ code: 0, reason: 'captcha.failed' });
    expect(sent).toHaveLength(before);
  });

  it('换号码也有限：同一浏览器每小时 10 条，同一网络每小时 30 条', async () => {
    api.clock.advance(61 * minute);
    const same = api.visitor({ ip: '198.51.100.1' });
    const byVisitor: number[] = [];
    for (let count = 0; count < 11; count++) byVisitor.push((await ask(same, freshNumber())).json<{ code: number }>().code);
    expect(byVisitor.lastIndexOf(1)).toBe(9);
    const byNetwork: number[] = [];
    for (let count = 0; count < 21; count++)
      byNetwork.push((await ask(api.visitor({ ip: `198.51.100.${count + 2}` }), freshNumber())).json<{ code: number }>().code);
    expect(byNetwork.filter((code) => code === 1)).toHaveLength(20);
  });

  it('20 个同时的请求只发出一条', async () => {
    const mobile = freshNumber();
    const before = sent.length;
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(api.visitor(), mobile)));
    expect(replies.filter((reply) => reply.json<{ code: number }>().code === 1)).toHaveLength(1);
    expect(sent).toHaveLength(before + 1);
  });

  it('服务商没有收下时不重发，60 秒的间隔仍在；配置错误则不占间隔', async () => {
    const mobile = freshNumber();
    fail = new AdapterError('timeout', 'slow');
    expect((await ask(api.visitor(), mobile)).json()).toMatchObject({ code: 0, reason: 'sms.unreachable' });
    fail = null;
    expect((await ask(api.visitor(), mobile)).json()).toMatchObject({ code: 0, reason: 'sms.too_soon' });
    const other = freshNumber();
    fail = new AdapterError('misconfigured', 'no template');
    expect((await ask(api.visitor(), other)).json()).toMatchObject({ code: 0, reason: 'sms.unreachable' });
    fail = null;
    expect((await ask(api.visitor(), other)).json()).toMatchObject({ code: 1 });
  });
});

describe('使用验证码', () => {
  it('用过一次就失效；两个同时的登录只有一个得到令牌', async () => {
    const visitor = api.visitor();
    const mobile = freshNumber();
    await ask(visitor, mobile);
    const form = { mobile, code: codeFor(mobile) };
    const replies = await Promise.all([visitor.post('/web/login', form), visitor.post('/web/login', form)]);
    expect(replies.map((reply) => reply.json<{ code: number }>().code).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect((await visitor.post('/web/login', form)).json()).toMatchObject({ code: 0, reason: 'login.code_expired' });
  });

  it('10 分钟之后失效', async () => {
    const visitor = api.visitor();
    const mobile = freshNumber();
    await ask(visitor, mobile);
    api.clock.advance(10 * minute - 1000);
    expect((await visitor.post('/web/login', { mobile, code: wrong(codeFor(mobile)) })).json()).toMatchObject({ reason: 'login.wrong_code' });
    api.clock.advance(1001);
    expect((await visitor.post('/web/login', { mobile, code: codeFor(mobile) })).json()).toMatchObject({ code: 0, reason: 'login.code_expired' });
  });

  it('6.5.3/6.5.4（13）：10 万个验证码均匀分布', () => {
    const draws = 100_000;
    const buckets = new Array<number>(100).fill(0);
    for (let count = 0; count < draws; count++) {
      const bucket = Math.floor(systemRandom.int(1_000_000) / 10_000);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    const expected = draws / buckets.length;
    // 99 degrees of freedom: 160 is passed by chance once in ten thousand runs.
    expect(buckets.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)).toBeLessThan(160);
  });

  it('只对要它的号码、用途和浏览器有效', async () => {
    const visitor = api.visitor();
    const mobile = freshNumber();
    const other = freshNumber();
    await ask(visitor, mobile);
    await ask(visitor, other);
    const code = codeFor(mobile);
    // Two numbers get the same code once in a million runs.
    expect(code).not.toBe(codeFor(other));
    expect((await visitor.post('/web/login', { mobile: other, code })).json()).toMatchObject({ code: 0, reason: 'login.wrong_code' });
    expect((await api.visitor().post('/web/login', { mobile, code })).json()).toMatchObject({ code: 0, reason: 'login.code_expired' });
    const registering = freshNumber();
    await visitor.get('/v2/sendNotice', { mobile: registering, captchaVerifyParam: 'ok', scene: 'register' });
    expect((await visitor.post('/web/login', { mobile: registering, code: codeFor(registering) })).json()).toMatchObject({
      code: 0,
      reason: 'login.code_expired',
    });
    expect((await visitor.post('/web/login', { mobile, code })).json()).toMatchObject({ code: 1 });
  });

  it('错 5 次后作废，正确的第 6 次也被拒绝', async () => {
    const visitor = api.visitor();
    const mobile = freshNumber();
    await ask(visitor, mobile);
    const code = codeFor(mobile);
    const reasons: string[] = [];
    for (let count = 0; count < 5; count++) reasons.push((await visitor.post('/web/login', { mobile, code: wrong(code) })).json<{ reason: string }>().reason);
    expect(reasons).toEqual([...Array<string>(4).fill('login.wrong_code'), 'login.too_many']);
    expect((await visitor.post('/web/login', { mobile, code })).json()).toMatchObject({ code: 0, reason: 'login.too_many' });
  });

  it('1000 个同时的猜测最多比较 5 次', async () => {
    const visitor = api.visitor();
    const mobile = freshNumber();
    await ask(visitor, mobile);
    const code = codeFor(mobile);
    const replies = await Promise.all(Array.from({ length: 1000 }, () => visitor.post('/web/login', { mobile, code: wrong(code) })));
    const { rows } = await api.database.pool.query<{ attempts: number }>(`select attempts from one_time_codes where recipient = $1`, [`+86${mobile}`]);
    expect(rows).toEqual([{ attempts: 5 }]);
    expect(replies.filter((reply) => reply.json<{ reason?: string }>().reason === 'login.wrong_code')).toHaveLength(4);
    expect((await visitor.post('/web/login', { mobile, code })).json()).toMatchObject({ code: 0 });
  });
});

it('两个人同时绑定一个号码：后来的只得到拒绝，他的事务还能继续', async () => {
  const [first, second] = [api.visitor(), api.visitor()];
  const mobiles = [freshNumber(), freshNumber()] as const;
  for (const [at, visitor] of [first, second].entries()) {
    const mobile = mobiles[at] ?? '';
    await ask(visitor, mobile);
    visitor.keep(await visitor.post('/web/login', { mobile, code: codeFor(mobile) }));
  }
  const { db } = api.server;
  const outcome = await db.transaction(async (tx) => {
    const isSet = await setUnlessTaken(tx, second.uid ?? 0, { mobile: `+86${mobiles[0]}` });
    return [isSet, (await findMember(tx, second.uid ?? 0))?.mobile];
  });
  expect(outcome).toEqual([false, `+86${mobiles[1]}`]);
});
