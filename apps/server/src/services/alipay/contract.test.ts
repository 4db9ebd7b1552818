import { createSign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/app.ts';
import { AdapterError } from '../adapterError.ts';
import { createOutgoing } from '../outgoing.ts';
import { listen, type StandIn, type VendorAnswer, type VendorRequest } from '../standIns/listen.ts';
import { alipay } from './alipay.ts';
import { makePair } from './localKeys.ts';
import type { Alipay } from './port.ts';
import { isRequestSigned, signNotice } from './signing.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const [app, vendor] = [makePair(), makePair()];
const ids = { appId: '2021000000000001', sellerId: '2088000000000001' };

/** Signs an answer as Alipay does: over the text of the answer itself. */
const signText = (text: string, privateKey: string) => createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');

/** What the vendor saw, and what it says to each call. */
let seen: { method: string; isSigned: boolean; asked: Record<string, string> }[] = [];
let says: Record<string, string> | 'hang' | 'reset' | 'unsigned' | 'garbage';

function answer({ query, body }: VendorRequest): VendorAnswer {
  const fields = Object.fromEntries([...new URLSearchParams(query), ...new URLSearchParams(body)]);
  const method = fields['method'] ?? '';
  seen.push({ method, isSigned: isRequestSigned(fields, app.publicKey), asked: JSON.parse(fields['biz_content'] ?? '{}') });
  if (says === 'hang' || says === 'reset') return says;
  if (says === 'garbage') return { status: 200, body: 'sorry' };
  const key = `${method.replaceAll('.', '_')}_response`;
  const inner = says === 'unsigned' ? { code: '10000', msg: 'Success', trade_status: 'TRADE_SUCCESS', trade_no: '1', total_amount: '1.00' } : says;
  return { status: 200, body: { [key]: inner, sign: says === 'unsigned' ? 'AAAA' : signText(JSON.stringify(inner), vendor.privateKey) } };
}

let standIn: StandIn;
let port: Alipay;

beforeAll(async () => {
  standIn = await listen(answer);
  const settings = { ...ids, privateKey: app.privateKey, alipayPublicKey: vendor.publicKey, gateway: `http://${standIn.endpoint}/gateway.do` };
  port = await alipay(settings, createOutgoing({ name: 'alipay', clock: createTestClock(), log: quiet, timeoutMs: 600 }));
});
afterAll(() => standIn.close());

const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: unknown) => (error instanceof AdapterError ? error.kind : String(error)),
  );

describe('支付宝：真正的 SDK 对着会验签的替身', () => {
  it('收银台地址带着我们的签名，金额、时限、通知地址都在里面', () => {
    const order = {
      outTradeNo: 'M261104827731aa',
      amount: '1494.57',
      subject: '芯页订单',
      expiresAt: new Date('2026-11-21T12:00:00Z'),
      returnUrl: 'https://a.example/back',
      notifyUrl: 'https://a.example/api/ali/pay/notify',
    };
    const fields = Object.fromEntries(new URL(port.pageUrl(order)).searchParams);
    expect(isRequestSigned(fields, app.publicKey)).toBe(true);
    expect(isRequestSigned({ ...fields, notify_url: 'https://evil.example' }, app.publicKey)).toBe(false);
    expect(JSON.parse(fields['biz_content'] ?? '')).toMatchObject({
      out_trade_no: order.outTradeNo,
      total_amount: '1494.57',
      time_expire: '2026-11-21 20:00:00',
    });
    expect(fields['notify_url']).toBe(order.notifyUrl);
  });

  it('查询、关闭、退款：请求都签名，答复按状态读出', async () => {
    seen = [];
    says = { code: '10000', msg: 'Success', trade_status: 'TRADE_SUCCESS', trade_no: '2026112122001', total_amount: '1494.57' };
    expect(await port.query('M1')).toEqual({ status: 'paid', tradeNo: '2026112122001', amount: '1494.57' });
    says = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST', sub_msg: '交易不存在' };
    expect(await port.query('M1')).toEqual({ status: 'absent', tradeNo: null, amount: null });
    await port.close('M1');
    says = { code: '10000', msg: 'Success', fund_change: 'N' };
    await port.refund({ outTradeNo: 'M1', amount: '1.00', requestNo: 'R7', reason: '订单退款' });
    expect(seen.map(({ method, isSigned }) => [method, isSigned])).toEqual([
      ['alipay.trade.query', true],
      ['alipay.trade.query', true],
      ['alipay.trade.close', true],
      ['alipay.trade.refund', true],
    ]);
    expect(seen.at(-1)?.asked).toMatchObject({ out_request_no: 'R7', refund_amount: '1.00' });
  });

  it.each([
    ['说不清', { code: '40004', msg: '', sub_code: 'ACQ.SYSTEM_ERROR' }, 'unavailable'],
    ['服务不可用', { code: '20000', msg: '' }, 'unavailable'],
    ['没有权限', { code: '40006', msg: '' }, 'misconfigured'],
    ['明确拒绝', { code: '40004', msg: '', sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' }, 'rejected'],
    ['答复的签名不对', 'unsigned', 'unavailable'],
    ['不是 JSON', 'garbage', 'unavailable'],
    ['断线', 'reset', 'unavailable'],
    ['不答', 'hang', 'timeout'],
  ] as const)('查询时%s：什么也不算知道', async (_, answered, kind) => {
    says = answered;
    expect(await kindOf(port.query('M1'))).toBe(kind);
    // Five failures in a row would open the breaker for the others.
    says = { code: '40004', msg: '', sub_code: 'ACQ.TRADE_NOT_EXIST' };
    await port.query('M1');
  });

  it('通知：只信支付宝签给这个应用、这个卖家的', () => {
    const fields = {
      app_id: ids.appId,
      seller_id: ids.sellerId,
      notify_id: 'n1',
      out_trade_no: 'M1',
      trade_no: 't1',
      trade_status: 'TRADE_SUCCESS',
      total_amount: '1.00',
      subject: '芯片 100% & 1+1',
    };
    const good = signNotice(fields, vendor.privateKey);
    expect(port.readNotice(good)).toEqual({ notifyId: 'n1', outTradeNo: 'M1', tradeNo: 't1', tradeStatus: 'TRADE_SUCCESS', status: 'paid', amount: '1.00' });
    for (const wrong of [
      { ...good, total_amount: '2.00' },
      { ...good, sign_type: 'RSA' },
      { ...good, sign_type: '__proto__' },
      { ...good, sign: 'x' },
      signNotice(fields, app.privateKey),
      signNotice({ ...fields, app_id: '1' }, vendor.privateKey),
      signNotice({ ...fields, seller_id: '1' }, vendor.privateKey),
      signNotice({ ...fields, total_amount: '1e3' }, vendor.privateKey),
    ])
      expect(port.readNotice(wrong)).toBeNull();
  });

  it('2,000 个乱写的通知没有一个被相信', () => {
    const words = ['', 'x', '2021000000000001', '\u0000', '%', '{}', 'RSA2', '长'.repeat(300), '__proto__'];
    const names = ['app_id', 'seller_id', 'sign', 'sign_type', 'notify_id', 'out_trade_no', 'trade_no', 'trade_status', 'total_amount', 'constructor'];
    for (let at = 0; at < 2000; at++) {
      const fields = Object.fromEntries(names.map((name, place) => [name, words[(at * 7 + place * (at % 11)) % words.length] ?? '']));
      expect(port.readNotice({ ...fields, sign_type: 'RSA2' })).toBeNull();
    }
  });
});
