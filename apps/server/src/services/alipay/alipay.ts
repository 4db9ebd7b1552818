import type { AlipaySdk, AlipaySdkCommonResult } from 'alipay-sdk';
import { AdapterError } from '../adapterError.ts';
import type { Outgoing } from '../outgoing.ts';
import type { Alipay, AlipayNotice, AlipayTrade } from './port.ts';
import { shanghaiSecond } from '../../platform/shanghai.ts';

/** Settings of an application at Alipay; keys in PEM or bare base64, PKCS#8. */
export interface AlipaySettings {
  appId: string;
  privateKey: string;
  alipayPublicKey: string;
  sellerId: string;
  /** @default Alipay's own */
  gateway?: string | undefined;
}

/** Carries a call to Alipay out and gives its checked answer. */
export type AlipayCall = (method: string, bizContent: Record<string, string>) => Promise<AlipaySdkCommonResult>;

const statuses: Record<string, AlipayNotice['status']> = { WAIT_BUYER_PAY: 'waiting', TRADE_SUCCESS: 'paid', TRADE_FINISHED: 'paid', TRADE_CLOSED: 'closed' };
const amountPattern = /^\d{1,9}\.\d{2}$/;

/** Loads the SDK and makes it sign with our key and check with Alipay's. */
export async function openSdk({ appId, privateKey, alipayPublicKey, gateway }: AlipaySettings): Promise<AlipaySdk> {
  const { AlipaySdk: Sdk } = await import('alipay-sdk');
  return new Sdk({ appId, privateKey, alipayPublicKey, keyType: 'PKCS8', timeout: 5000, ...(gateway !== undefined && { gateway }) });
}

/** Alipay by its SDK. */
export async function alipay(settings: AlipaySettings, outgoing: Outgoing): Promise<Alipay> {
  const sdk = await openSdk(settings);
  return alipayOver(settings, sdk, (method, bizContent) => outgoing(method, () => sdk.exec(method, { bizContent }, { validateSign: true })));
}

/** Everything of the port but the way of the calls: pages and notices need none. */
export function alipayOver({ appId, sellerId }: Pick<AlipaySettings, 'appId' | 'sellerId'>, sdk: AlipaySdk, call: AlipayCall): Alipay {
  return {
    pageUrl({ outTradeNo, amount, subject, expiresAt, returnUrl, notifyUrl }) {
      const bizContent = {
        out_trade_no: outTradeNo,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        subject,
        total_amount: amount,
        time_expire: shanghaiSecond(expiresAt),
      };
      return sdk.pageExecute('alipay.trade.page.pay', 'GET', { notify_url: notifyUrl, return_url: returnUrl, bizContent });
    },

    readNotice(fields) {
      // The weaker signature (RSA with SHA-1) is not what we agreed on, whoever asks for it.
      if (fields['sign_type'] !== 'RSA2' || !isSigned(sdk, fields)) return null;
      if (fields['app_id'] !== appId || fields['seller_id'] !== sellerId) return null;
      const { notify_id: notifyId, out_trade_no: outTradeNo, trade_no: tradeNo, trade_status: tradeStatus = '', total_amount: amount = '' } = fields;
      const status = statuses[tradeStatus];
      if (!notifyId || !outTradeNo || !tradeNo || !status || !amountPattern.test(amount)) return null;
      return { notifyId, outTradeNo, tradeNo, tradeStatus, status, amount };
    },

    async query(outTradeNo) {
      const answer = await call('alipay.trade.query', { out_trade_no: outTradeNo });
      if (isAbsent(answer)) return { status: 'absent', tradeNo: null, amount: null };
      requireOk(answer);
      return toTrade(answer);
    },

    async close(outTradeNo) {
      const answer = await call('alipay.trade.close', { out_trade_no: outTradeNo });
      if (!isAbsent(answer)) requireOk(answer);
    },

    async refund({ outTradeNo, amount, requestNo, reason }) {
      requireOk(await call('alipay.trade.refund', { out_trade_no: outTradeNo, refund_amount: amount, out_request_no: requestNo, refund_reason: reason }));
    },
  };
}

function isSigned(sdk: AlipaySdk, fields: Readonly<Record<string, string>>): boolean {
  try {
    return sdk.checkNotifySignV2({ ...fields });
  } catch {
    // What is no signature at all is no signature of Alipay's.
    return false;
  }
}

const isAbsent = ({ subCode }: AlipaySdkCommonResult) => subCode === 'ACQ.TRADE_NOT_EXIST';

/** 10000 is done; 40004 is a clear "no"; everything else leaves open what happened. */
function requireOk({ code, subCode, msg, subMsg }: AlipaySdkCommonResult): void {
  if (code === '10000') return;
  const isUnclear = subCode === 'ACQ.SYSTEM_ERROR' || subCode === 'aop.ACQ.SYSTEM_ERROR' || code.startsWith('2000');
  const kind = code === '20001' || code === '40006' ? 'misconfigured' : isUnclear ? 'unavailable' : 'rejected';
  throw new AdapterError(kind, `alipay: ${subMsg ?? msg ?? code}`, subCode ?? code);
}

function toTrade(answer: AlipaySdkCommonResult): AlipayTrade {
  const { tradeStatus, tradeNo, totalAmount } = answer;
  const status = typeof tradeStatus === 'string' ? statuses[tradeStatus] : undefined;
  if (!status || typeof tradeNo !== 'string') throw new AdapterError('unavailable', 'alipay: the answer says nothing of the trade');
  return { status, tradeNo, amount: typeof totalAmount === 'string' && amountPattern.test(totalAmount) ? totalAmount : null };
}
