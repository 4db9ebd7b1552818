import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/context.ts';
import { escapeHtml, sendDevPage } from '../../platform/devPage.ts';
import { CASHIER_PATH, type LocalAlipay } from '../../services/alipay/local.ts';
import type { LocalTrade } from '../../services/alipay/localTrades.queries.ts';

const fields = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    : {};

/** What a buyer, or a bad day, can do at the cashier. */
const actions = [
  ['pay', '支付成功'],
  ['fail', '支付失败'],
  ['close', '关闭交易'],
  ['late', '支付成功，不发通知'],
  ['twice', '支付成功，通知发三次'],
  ['amount', '支付成功，通知里的金额多 0.01'],
  ['forged', '通知的签名是伪造的'],
] as const;
type Action = (typeof actions)[number][0];
const isAction = (value: string | undefined): value is Action => actions.some(([action]) => action === value);

/** One cent more, in text. */
const oneMore = (amount: string) => {
  const cents = BigInt(amount.replace('.', '')) + 1n;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
};

/** The notices that an action brings about, in their order. */
export function noticesOf({ cashier }: LocalAlipay, trade: LocalTrade, action: Action): Record<string, string>[] {
  if (action === 'fail' || action === 'late') return [];
  if (action === 'amount') return [cashier.notice(trade, { total_amount: oneMore(trade.amount) })];
  const notice = cashier.notice(trade);
  if (action === 'forged') return [{ ...cashier.notice(trade, { trade_status: 'TRADE_SUCCESS' }), sign: Buffer.from('forged').toString('base64') }];
  return action === 'twice' ? [notice, notice, notice] : [notice];
}

const main = (trade: LocalTrade, note = '') => `
${note === '' ? '' : `<p role="status">${escapeHtml(note)}</p>`}
<p>没有配置支付宝时，由本页代替它的收银台，签名和通知与真的一样。只有在这台机器上才看得到，不会付出一分钱。</p>
<p class="code">¥${escapeHtml(trade.amount)}</p><p>${escapeHtml(trade.subject)}，交易号 ${escapeHtml(trade.tradeNo)}</p>
${
  trade.status === 'WAIT_BUYER_PAY'
    ? `<form method="post" action="${CASHIER_PATH}/pay"><input type="hidden" name="out_trade_no" value="${escapeHtml(trade.outTradeNo)}">
<ul>${actions.map(([action, name]) => `<li><button name="action" value="${action}">${name}</button></li>`).join('')}</ul></form>`
    : `<p>交易${trade.status === 'TRADE_SUCCESS' ? '已付款' : '已关闭'}。</p>`
}
<p><a href="${escapeHtml(trade.returnUrl)}">返回商家</a></p>`;

/** The stand-in's pages: one that shows the payment, one that carries out what was pressed. */
export async function registerLocalCashier(app: FastifyInstance, platform: Platform, alipay: LocalAlipay): Promise<void> {
  const { config, log } = platform;
  const tell = async (url: string, notice: Record<string, string>) => {
    try {
      await fetch(url, { method: 'POST', body: new URLSearchParams(notice), signal: AbortSignal.timeout(5000) });
    } catch (error) {
      log.warn({ err: error }, '支付宝（本地）的通知没有送到');
    }
  };
  await app.register(async (pages) => {
    await pages.register(formbody);
    pages.get(CASHIER_PATH, async (request, reply) => {
      const trade = await alipay.cashier.open(fields(request.query));
      if (!trade) return sendDevPage(reply.code(400), config, { title: '支付宝（本地）', main: '<p role="alert">invalid-signature 验签出错</p>' });
      return sendDevPage(reply, config, { title: '支付宝（本地）收银台', main: main(trade) });
    });
    pages.post(`${CASHIER_PATH}/pay`, async (request, reply) => {
      const { out_trade_no: outTradeNo = '', action } = fields(request.body);
      const before = await alipay.cashier.find(outTradeNo);
      if (!before || !isAction(action)) return reply.callNotFound();
      if (action === 'fail')
        return sendDevPage(reply, config, { title: '支付宝（本地）收银台', main: main(before, '支付失败：余额不足，可以换一种方式再付。') });
      const isPaid = action !== 'close' && action !== 'forged';
      const trade = action === 'forged' ? before : await alipay.cashier.set(outTradeNo, isPaid ? 'TRADE_SUCCESS' : 'TRADE_CLOSED');
      if (!trade) return reply.callNotFound();
      for (const notice of noticesOf(alipay, trade, action)) await tell(trade.notifyUrl, notice);
      return reply.code(303).header('cache-control', 'no-store').redirect(trade.returnUrl, 303);
    });
  });
}
