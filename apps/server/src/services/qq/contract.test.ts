import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemRandom } from '../../platform/clock.ts';
import { createTestClock } from '../../../test/app.ts';
import { createOutgoing } from '../outgoing.ts';
import { findLocalPerson } from '../social/localPeople.ts';
import { type ProviderStandIn, qqStandIn, socialApp, socialCodes } from '../standIns/providers.ts';
import { localQq } from './local.ts';
import { qqConnect } from './qqConnect.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const clock = createTestClock();
const { redirect } = socialApp;

describe('QQ 互联', () => {
  let standIn: ProviderStandIn;
  beforeAll(async () => {
    standIn = await qqStandIn();
  });
  afterAll(() => standIn.close());
  const open = (settings: { key?: string; timeoutMs?: number } = {}) =>
    qqConnect(
      { appId: socialApp.appId, key: settings.key ?? socialApp.secret, apiOrigin: `http://${standIn.endpoint}` },
      createOutgoing({ name: 'qq', clock, log: quiet, timeoutMs: settings.timeoutMs ?? 5000 }),
    );

  it('去 QQ 的页面，带着 state', async () => {
    const { url } = await open().start({ state: 'abc', redirect });
    expect(url).toBe(
      `https://graph.qq.com/oauth2.0/authorize?${new URLSearchParams({ response_type: 'code', client_id: 'app-1', redirect_uri: redirect, state: 'abc', scope: 'get_user_info' })}`,
    );
  });
  it('换得 unionid、昵称；大头像为空时用小的', async () => {
    expect(await open().identify('good-1', redirect)).toEqual({ subject: 'union-of-good-1', nickName: '示例🔌', avatarUrl: 'https://q.qlogo.cn/1' });
  });
  it('没有 unionid 时用带应用号的 openid', async () => {
    expect(await open().identify(socialCodes.noUnion, redirect)).toMatchObject({ subject: `openid:app-1:open-${socialCodes.noUnion}` });
  });
  it('20：令牌属于别的应用，拒绝，不再问是谁', async () => {
    const before = standIn.asked.length;
    await expect(open().identify(socialCodes.stranger, redirect)).rejects.toMatchObject({ kind: 'rejected' });
    expect(standIn.asked.slice(before)).toEqual(['/oauth2.0/token', '/oauth2.0/me']);
  });
  it.each([
    ['wrong', 'rejected', '100020'],
    ['good-1', 'rejected', '100020'],
    [socialCodes.broken, 'unavailable', '502'],
    [socialCodes.garbage, 'unavailable', null],
    [socialCodes.resets, 'unavailable', null],
  ])('%s：%s，即使错误以 callback 的形式来', async (code, kind, vendorCode) => {
    await expect(open().identify(code, redirect)).rejects.toMatchObject({ name: 'AdapterError', kind, ...(vendorCode && { vendorCode }) });
  });
  it('密钥或地址不对是配置错误', async () => {
    await expect(open({ key: 'wrong' }).identify('good-2', redirect)).rejects.toMatchObject({ kind: 'misconfigured', vendorCode: '100009' });
    await expect(open().identify('good-2', 'https://evil.example/socialReturn')).rejects.toMatchObject({ kind: 'misconfigured', vendorCode: '100010' });
  });
  it('不回答：到时间就放弃，不重试', async () => {
    const before = standIn.asked.length;
    await expect(open({ timeoutMs: 200 }).identify(socialCodes.hangs, redirect)).rejects.toMatchObject({ kind: 'timeout' });
    expect(standIn.asked).toHaveLength(before + 1);
  });
});

describe('QQ：本地', () => {
  it('授权码只对一个回跳地址、一次、十分钟有效', async () => {
    const qq = localQq(clock, systemRandom, () => 'http://127.0.0.1:3001');
    const back = 'http://127.0.0.1:3000/socialReturn';
    const person = findLocalPerson('emoji')!;
    expect(await qq.identify(qq.authorize(person, back), back)).toMatchObject({ subject: 'qq-local-union-4', nickName: '示例四🔧🔌' });
    await expect(qq.identify(qq.authorize(person, back), 'http://127.0.0.1:3001/socialReturn')).rejects.toMatchObject({ kind: 'rejected' });
    const code = qq.authorize(person, back);
    clock.advance(10 * 60_000);
    await expect(qq.identify(code, back)).rejects.toMatchObject({ kind: 'rejected' });
  });
});
