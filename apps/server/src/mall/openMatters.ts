import type { OrderState } from '@chippage/api/types';
import type { Db } from '../platform/database/connect.ts';
import { findMerchantOf } from './merchant/merchants.queries.ts';
import { countOpenInvoices, countOpenOrders, countRefunds } from './openMatters.queries.ts';
import { openStates } from './orders/orders.rules.ts';
import { subjects } from './states.rules.ts';

/** "2 个（待付款 1、待发货 1）", or null when there is none. */
function inWords(counts: readonly { state: OrderState; total: number }[]): string | null {
  if (counts.length === 0) return null;
  const sum = counts.reduce((all, { total }) => all + total, 0);
  const sorted = counts.toSorted((a, b) => openStates.indexOf(a.state) - openStates.indexOf(b.state));
  return `${sum} 个（${sorted.map(({ state, total }) => `${subjects.order.states[state]} ${total}`).join('、')}）`;
}

/** What of a member's purchases is not done: orders under way, money that is on its way back, papers that were asked for. */
export async function openPurchasesOf(db: Db, memberId: number): Promise<string | null> {
  const found = inWords(await countOpenOrders(db, { buyerId: memberId }));
  if (found) return `还有未完成的订单 ${found}`;
  const refunds = await countRefunds(db, memberId);
  if (refunds > 0) return `还有 ${refunds} 笔退款正在退回`;
  const papers = await countOpenInvoices(db, memberId);
  return papers > 0 ? `还有 ${papers} 张发票待开具` : null;
}

/** What keeps who speaks for a merchant from going: somebody else has to speak for it first. */
export async function openSalesOf(db: Db, memberId: number): Promise<string | null> {
  const merchant = await findMerchantOf(db, memberId);
  if (!merchant) return null;
  const found = inWords(await countOpenOrders(db, { merchantId: merchant.id }));
  return found ? `您代表的卖家“${merchant.name}”还有未完成的订单 ${found}` : `您是卖家“${merchant.name}”的代表，请先联系平台交接`;
}
