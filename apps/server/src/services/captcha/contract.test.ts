import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { systemRandom } from '../../platform/clock.ts';
import { createOutgoing } from '../outgoing.ts';
import { aliyunCaptchaStandIn, vendorKeys } from '../standIns/vendors.ts';
import { aliyunCaptcha } from './aliyun.ts';
import { localCaptcha } from './local.ts';
import type { Captcha, CaptchaScene } from './port.ts';

const quiet = { info: () => undefined, warn: () => undefined };

describe('安全验证：本地', () => {
  let database: TestDatabase;
  let captcha: Captcha;
  const clock = createTestClock();
  beforeAll(async () => {
    database = await createTestDatabase();
    captcha = localCaptcha({ db: database.db, clock, random: systemRandom, signingKey: Buffer.alloc(32, 7) });
  });
  afterAll(() => database.close());

  /** What a browser does: searches the counter and sends challenge and solution back. */
  async function answer(scene: CaptchaScene, change: (payload: { challenge: Challenge; solution: unknown }) => void = () => undefined): Promise<string> {
    const { challenge } = (await captcha.challenge(scene)) as { challenge: unknown };
    const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
    const payload = { challenge: challenge as Challenge, solution };
    change(payload);
    return `altcha:${Buffer.from(JSON.stringify(payload)).toString('base64')}`;
  }

  it('解出的答案通过一次，第二次、同时的第二次都不行', async () => {
    const param = await answer('login');
    const verdicts = await Promise.all([captcha.verify(param, 'login'), captcha.verify(param, 'login')]);
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await captcha.verify(param, 'login')).toEqual({ ok: false, code: 'F008' });
  });
  it('换一个场景不行', async () => {
    expect(await captcha.verify(await answer('login'), 'bind')).toEqual({ ok: false, code: 'F012' });
    const moved = await answer('login', ({ challenge }) => (challenge.parameters.data = { scene: 'bind' }));
    expect(await captcha.verify(moved, 'bind')).toEqual({ ok: false, code: 'F001' });
  });
  it('20 分钟以后不行，改了时间也不行', async () => {
    const param = await answer('login');
    const changed = await answer('login', ({ challenge }) => (challenge.parameters.expiresAt = Math.floor(clock.now().getTime() / 1000) + 86_400));
    clock.advance(20 * 60_000 + 1000);
    expect(await captcha.verify(param, 'login')).toEqual({ ok: false, code: 'expired' });
    expect(await captcha.verify(changed, 'login')).toEqual({ ok: false, code: 'F001' });
  });
  it('没有算过、自选难度、别人签的题都不行', async () => {
    const none = await answer('login', (payload) => (payload.solution = { counter: 0, derivedKey: '00', time: 0 }));
    const easy = await answer('login', ({ challenge }) => (challenge.parameters.cost = 1));
    const foreign = localCaptcha({ db: database.db, clock, random: systemRandom, signingKey: Buffer.alloc(32, 8) });
    expect((await captcha.verify(none, 'login')).ok).toBe(false);
    expect((await captcha.verify(easy, 'login')).ok).toBe(false);
    expect((await foreign.verify(await answer('login'), 'login')).ok).toBe(false);
  });
  it.each([
    '',
    'altcha:',
    'altcha:!!!',
    'x'.repeat(4000),
    Buffer.from('{"challenge":{},"solution":{}}').toString('base64'),
    Buffer.from('null').toString('base64'),
    Buffer.from('[]').toString('base64'),
  ])('“%.20s”是无效的，不是错误', async (param) => {
    expect(await captcha.verify(param, 'login')).toEqual({ ok: false, code: 'F003' });
  });
});

describe('安全验证：阿里云', () => {
  let standIn: Awaited<ReturnType<typeof aliyunCaptchaStandIn>>;
  const clock = createTestClock();
  let mayOpen = true;
  const open = (secret = vendorKeys.secret) =>
    aliyunCaptcha(
      { accessKeyId: vendorKeys.id, accessKeySecret: secret, sceneId: 'scene-1', prefix: 'p', endpoint: standIn.endpoint, protocol: 'http' },
      createOutgoing({ name: 'captcha', clock, log: quiet, timeoutMs: 300 }),
      async () => mayOpen,
      quiet,
    );
  beforeAll(async () => {
    standIn = await aliyunCaptchaStandIn();
  });
  afterAll(() => standIn.close());

  it('签名正确，通过一次，重复提交与伪造被拒绝', async () => {
    const captcha = await open();
    expect(await captcha.challenge('login')).toEqual({ kind: 'aliyun', sceneId: 'scene-1', prefix: 'p', region: 'cn' });
    expect(await captcha.verify('good-1', 'login')).toEqual({ ok: true });
    expect(await captcha.verify('good-1', 'login')).toEqual({ ok: false, code: 'F008' });
    expect(await captcha.verify('forged', 'login')).toEqual({ ok: false, code: 'F003' });
  });
  it.each(['hang', '500'])('服务商故障（%s）：平时放行，短信量大时不放行', async (param) => {
    mayOpen = true;
    expect(await (await open()).verify(param, 'login')).toEqual({ ok: true });
    mayOpen = false;
    expect(await (await open()).verify(param, 'login')).toEqual({ ok: false, code: 'unavailable' });
  });
  it('密钥不对时不放行', async () => {
    mayOpen = true;
    expect((await (await open('wrong')).verify('good-2', 'login')).ok).toBe(false);
  });
});
