import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemRandom } from '../../platform/clock.ts';
import { createTestClock } from '../../../test/app.ts';
import { createOutgoing } from '../outgoing.ts';
import { findLocalPerson } from '../social/localPeople.ts';
import { type ProviderStandIn, socialApp, socialCodes, weixinStandIn } from '../standIns/providers.ts';
import { localWechat } from './local.ts';
import { weixin } from './weixin.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const clock = createTestClock();
const { redirect } = socialApp;

describe('微信：开放平台', () => {
  let standIn: ProviderStandIn;
  beforeAll(async () => {
    standIn = await weixinStandIn();
  });
  afterAll(() => standIn.close());
  const open = (settings: { secret?: string; timeoutMs?: number } = {}) =>
    weixin(
      { appId: socialApp.appId, secret: settings.secret ?? socialApp.secret, apiOrigin: `http://${standIn.endpoint}` },
      createOutgoing({ name: 'wx', clock, log: quiet, timeoutMs: settings.timeoutMs ?? 5000 }),
    );

  it('页面放在微信自己的框里，回到登记的地址', async () => {
    const start = await open().start({ state: 'abc123', redirect });
    const url = new URL(start.kind === 'frame' ? start.url : '');
    expect(`${url.origin}${url.pathname}${url.hash}`).toBe('https://open.weixin.qq.com/connect/qrconnect#wechat_redirect');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      appid: 'app-1',
      redirect_uri: redirect,
      response_type: 'code',
      scope: 'snsapi_login',
      state: 'abc123',
    });
  });
  it('换得 unionid 和昵称，正文按 UTF-8 读，不管它自称什么', async () => {
    expect(await open().identify('good-1', redirect)).toEqual({
      subject: 'union-of-good-1',
      nickName: '示例🔧',
      avatarUrl: 'https://thirdwx.qlogo.cn/x/132',
    });
  });
  it('没有 unionid 时用带应用号的 openid', async () => {
    expect(await open().identify(socialCodes.noUnion, redirect)).toMatchObject({ subject: `openid:app-1:open-${socialCodes.noUnion}` });
  });
  it.each([
    ['wrong', 'rejected', '40029'],
    ['good-1', 'rejected', '40163'],
    [socialCodes.busy, 'unavailable', '-1'],
    [socialCodes.broken, 'unavailable', '502'],
    [socialCodes.garbage, 'unavailable', null],
    [socialCodes.resets, 'unavailable', null],
  ])('%s：%s', async (code, kind, vendorCode) => {
    await expect(open().identify(code, redirect)).rejects.toMatchObject({ name: 'AdapterError', kind, ...(vendorCode && { vendorCode }) });
  });
  it('密钥不对是配置错误', async () => {
    await expect(open({ secret: 'wrong' }).identify('good-2', redirect)).rejects.toMatchObject({ kind: 'misconfigured', vendorCode: '40125' });
  });
  it('不回答：到时间就放弃，不重试', async () => {
    const before = standIn.asked.length;
    await expect(open({ timeoutMs: 200 }).identify(socialCodes.hangs, redirect)).rejects.toMatchObject({ kind: 'timeout' });
    expect(standIn.asked).toHaveLength(before + 1);
  });
  it('连续失败后不再打扰，30 秒后先试一次', async () => {
    const wx = open();
    for (let count = 0; count < 5; count++) await expect(wx.identify(socialCodes.resets, redirect)).rejects.toThrow();
    const before = standIn.asked.length;
    await expect(wx.identify('good-3', redirect)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(standIn.asked).toHaveLength(before);
    clock.advance(30_001);
    expect(await wx.identify('good-3', redirect)).toMatchObject({ subject: 'union-of-good-3' });
  });
});

describe('微信：本地', () => {
  const begin = async () => {
    const wx = localWechat(clock, systemRandom, () => 'http://127.0.0.1:3001');
    const start = await wx.start({ state: 's1', redirect: 'http://127.0.0.1:3000/socialReturn' });
    if (start.kind !== 'image') throw new Error('a picture was expected');
    return { wx, start };
  };
  const person = findLocalPerson('no-union') ?? expect.fail();

  it('二维码是自带的图，内容就是确认页的地址', async () => {
    const { start } = await begin();
    expect(start.imageUrl).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(start.scanUrl).toBe(`http://127.0.0.1:3001/__dev/oauth/wx/confirm?qr=${start.ticket}`);
  });
  it('等待、已扫描、已确认；授权码只能用一次，没有 unionid 的人用 openid', async () => {
    const { wx, start } = await begin();
    expect((await wx.scanState(start.ticket)).phase).toBe('waiting');
    wx.phone.open(start.ticket);
    expect(await wx.scanState(start.ticket)).toEqual({ phase: 'scanned', authorizationCode: null, state: null });
    wx.phone.confirm(start.ticket, person);
    const { authorizationCode, state } = await wx.scanState(start.ticket);
    expect(state).toBe('s1');
    expect(await wx.identify(authorizationCode ?? '', 'http://127.0.0.1:3000/socialReturn')).toMatchObject({ subject: 'openid:local:no-union' });
    await expect(wx.identify(authorizationCode ?? '', 'http://127.0.0.1:3000/socialReturn')).rejects.toMatchObject({ kind: 'rejected', vendorCode: '40029' });
  });
  it('拒绝之后没有授权码，也不能再确认', async () => {
    const { wx, start } = await begin();
    wx.phone.deny(start.ticket);
    expect(wx.phone.confirm(start.ticket, person)).toBe('denied');
    expect(await wx.scanState(start.ticket)).toEqual({ phase: 'denied', authorizationCode: null, state: 's1' });
  });
  it('五分钟后失效，不认识的也一样', async () => {
    const { wx, start } = await begin();
    clock.advance(5 * 60_000);
    expect(await wx.scanState(start.ticket)).toMatchObject({ phase: 'expired', authorizationCode: null });
    expect((await wx.scanState('unknown')).phase).toBe('expired');
    expect(wx.phone.confirm(start.ticket, person)).toBe('expired');
  });
});
