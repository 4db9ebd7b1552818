import type { AlipaySdkCommonResult } from 'alipay-sdk';
import type { Clock, Random } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { alipayOver, openSdk } from './alipay.ts';
import { localKeys } from './localKeys.ts';
import { findTrade, insertTrade, type LocalTrade, refundTrade, settleTrade } from './localTrades.queries.ts';
import type { Alipay } from './port.ts';
import { isRequestSigned, signNotice } from './signing.ts';

/** Address of the page that stands for Alipay's. */
export const CASHIER_PATH = '/__dev/alipay';

const APP_ID = '2026000000000000';
const SELLER_ID = '2088000000000000';

/** Alipay on a developer's machine: the same signatures, keys of its own, and the buttons of a buyer. */
export interface LocalAlipay extends Alipay {
  cashier: {
    /** Takes a signed address of `pageUrl`; null when we did not sign it. */
    open: (fields: Readonly<Record<string, string>>) => Promise<LocalTrade | null>;
    find: (outTradeNo: string) => Promise<LocalTrade | undefined>;
    /** The buyer pays, or the trade ends. @returns the trade as it is then */
    set: (outTradeNo: string, status: 'TRADE_SUCCESS' | 'TRADE_CLOSED') => Promise<LocalTrade | undefined>;
    /** A notice about the trade as Alipay would sign it; `change` makes wrong ones. */
    notice: (trade: LocalTrade, change?: Record<string, string>) => Record<string, string>;
  };
}

/** Whether it is the stand-in. */
export const isLocalAlipay = (alipay: Alipay | null): alipay is LocalAlipay => alipay !== null && 'cashier' in alipay;

interface LocalOptions {
  db: Db;
  clock: Clock;
  random: Random;
  dataDir: string;
  /** Where the cashier's page is. */
  pagesOrigin: () => string;
}

const ok = { code: '10000', msg: 'Success' };
const no = (subCode: string, subMsg: string): AlipaySdkCommonResult => ({ code: '40004', msg: 'Business Failed', subCode, subMsg });

/** Opens the stand-in. */
export async function localAlipay({ db, clock, random, dataDir, pagesOrigin }: LocalOptions): Promise<LocalAlipay> {
  const keys = localKeys(dataDir);
  const settings = {
    appId: APP_ID,
    sellerId: SELLER_ID,
    privateKey: keys.appPrivate,
    alipayPublicKey: keys.alipayPublic,
    gateway: `http://localhost${CASHIER_PATH}`,
  };
  const sdk = await openSdk(settings);
  const find = (outTradeNo: string) => findTrade(db, outTradeNo);
  const set = async (outTradeNo: string, status: 'TRADE_SUCCESS' | 'TRADE_CLOSED') => {
    await settleTrade(db, outTradeNo, status);
    return find(outTradeNo);
  };

  const answers: Record<string, (trade: LocalTrade, asked: Record<string, string>) => Promise<AlipaySdkCommonResult>> = {
    'alipay.trade.query': async ({ status, tradeNo, amount }) => ({ ...ok, tradeStatus: status, tradeNo, totalAmount: amount }),
    'alipay.trade.close': async (trade) => {
      if (trade.status === 'TRADE_SUCCESS') return no('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
      await set(trade.outTradeNo, 'TRADE_CLOSED');
      return ok;
    },
    'alipay.trade.refund': async (trade, asked) => {
      const refund = { no: asked['out_request_no'] ?? '', amount: asked['refund_amount'] ?? '' };
      if (trade.refunds.some(({ no: done }) => done === refund.no)) return { ...ok, fundChange: 'N' };
      if (!(await refundTrade(db, trade.outTradeNo, refund))) return no('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
      return { ...ok, fundChange: 'Y' };
    },
  };
  const port = alipayOver(settings, sdk, async (method, asked) => {
    const trade = await find(asked['out_trade_no'] ?? '');
    const answer = answers[method];
    return trade && answer ? answer(trade, asked) : no('ACQ.TRADE_NOT_EXIST', '交易不存在');
  });

  return {
    ...port,
    // Where the page listens is known later than the gateway of the SDK.
    pageUrl: (order) => port.pageUrl(order).replace('http://localhost', pagesOrigin()),
    cashier: {
      find,
      set,
      async open(fields) {
        if (!isRequestSigned(fields, keys.appPublic)) return null;
        const asked: Record<string, string> = JSON.parse(fields['biz_content'] ?? '{}');
        const outTradeNo = asked['out_trade_no'] ?? '';
        const trade = {
          outTradeNo,
          tradeNo: `${shanghaiDate(clock.now()).replaceAll('-', '')}22${random.bytes(9).toString('hex')}`,
          amount: asked['total_amount'] ?? '',
          subject: asked['subject'] ?? '',
          status: 'WAIT_BUYER_PAY' as const,
          notifyUrl: fields['notify_url'] ?? '',
          returnUrl: fields['return_url'] ?? '',
          createdAt: clock.now(),
        };
        await insertTrade(db, trade);
        return (await find(outTradeNo)) ?? null;
      },
      notice(trade, change = {}) {
        const fields = {
          app_id: APP_ID,
          auth_app_id: APP_ID,
          charset: 'utf-8',
          notify_id: random.bytes(17).toString('hex'),
          notify_time: clock.now().toISOString().slice(0, 19).replace('T', ' '),
          notify_type: 'trade_status_sync',
          out_trade_no: trade.outTradeNo,
          seller_id: SELLER_ID,
          subject: trade.subject,
          total_amount: trade.amount,
          trade_no: trade.tradeNo,
          trade_status: trade.status,
          version: '1.0',
          ...change,
        };
        return signNotice(fields, keys.alipayPrivate);
      },
    },
  };
}
