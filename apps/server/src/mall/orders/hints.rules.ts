import { amountText } from '../money.ts';
import { claimDeadline, type ClaimFacts, exchangeDeadline, finishTime, type OrderFacts, type OrderRecord } from './orders.rules.ts';
import { shanghaiMinute } from '../../platform/shanghai.ts';

/** Who reads about an order. */
export type OrderSide = 'buyer' | 'merchant';

/** What a sentence about an order is made from, beside its row. */
export interface HintFacts extends Pick<OrderFacts, 'claim'> {
  /** Why the receipt of an order that is to be paid again was refused. */
  refused?: string | null;
}

/** One sentence about what comes next, to the one who reads it: what to do, or for whom to wait. docs/adr/0013 has them all. */
export function hintOf(order: OrderRecord, side: OrderSide, { claim, refused = null }: HintFacts): string {
  return side === 'buyer' ? buyerHint(order, claim, refused) : merchantHint(order, claim);
}

function buyerHint(order: OrderRecord, claim: ClaimFacts | null, refused: string | null): string {
  const finishes = finishTime(order);
  const pay = `请在 ${shanghaiMinute(order.payDeadline)} 前付款，到期自动关闭`;
  const hints: Record<OrderRecord['state'], string> = {
    ...alike(order),
    CREATED: refused === null ? pay : `凭证被驳回：${refused}。请重新上传，${pay}`,
    RECEIPT_REVIEW: '通常 2 小时内审完；驳回后回到待付款并显示原因',
    PAID: order.confirmedAt === null ? `${order.termsId === null ? '已付款' : '月结'}，等待卖家确认并发货` : '卖家已确认，等待发货',
    PARTLY_SHIPPED: '一部分已发出，其余等待发货',
    SHIPPED: finishes === null ? '已全部发出，请在收到后确认' : `收到后请确认；${finishes} 自动确认收货`,
    AFTER_SALE: claimHint(claim, 'buyer'),
  };
  return hints[order.state];
}

function merchantHint(order: OrderRecord, claim: ClaimFacts | null): string {
  const finishes = finishTime(order);
  const hints: Record<OrderRecord['state'], string> = {
    ...alike(order),
    CREATED: `等待买家付款，${shanghaiMinute(order.payDeadline)} 到期自动关闭`,
    RECEIPT_REVIEW: '买家已上传付款凭证，等待平台审核',
    PAID: order.confirmedAt === null ? `买家${order.termsId === null ? '已付款' : '月结'}，请确认并发货` : '你已确认，请发货',
    PARTLY_SHIPPED: '一部分已发出，请发出其余的',
    SHIPPED: finishes === null ? '已全部发出，等待买家确认收货' : `等待买家确认收货，${finishes} 自动确认`,
    AFTER_SALE: claimHint(claim, 'merchant'),
  };
  return hints[order.state];
}

/** For whom a claim waits, or how the money goes back. */
function claimHint(claim: ClaimFacts | null, side: OrderSide): string {
  const deadline = claimDeadline(claim);
  if (deadline !== null) {
    const until = shanghaiMinute(deadline);
    return side === 'buyer' ? `等待卖家在 ${until} 前答复，到期平台介入` : `买家申请售后，请在 ${until} 前答复，到期平台介入`;
  }
  const ends = claim === null ? null : exchangeDeadline(claim);
  if (claim !== null && ends !== null) return exchangeHint(claim, side, shanghaiMinute(ends));
  if (claim?.outcome === 'platform') return `${side === 'buyer' ? '卖家' : '你'}没有按时答复，平台已介入，等待平台裁决`;
  if (claim?.steppedInAt) return '平台裁决退款，正在退回';
  return `${side === 'buyer' ? '卖家' : '你'}已同意退款，正在退回`;
}

/** Who has to do what next in an exchange. */
function exchangeHint({ outcome }: ClaimFacts, side: OrderSide, until: string): string {
  const isBuyers = side === 'buyer';
  if (outcome === 'returning') return isBuyers ? `卖家同意换货，请在 ${until} 前寄回并填写运单号` : `等待买家在 ${until} 前寄回`;
  if (outcome === 'returned') return isBuyers ? `已寄回，等待卖家在 ${until} 前发出换货` : `买家已寄回，请在 ${until} 前发出换货，到期平台介入`;
  return isBuyers ? `换货已发出，收到后请确认；${until} 自动确认` : `换货已发出，等待买家确认，${until} 自动确认`;
}

/** What is over reads the same for both. */
const alike = ({ closeReason, refunded, total, currency, termsId }: OrderRecord, isOnTerms = termsId !== null) => ({
  FINISHED: '交易完成',
  CLOSED: closeReason ?? '订单已关闭',
  REFUNDED: `${isOnTerms ? '已从月结减去' : '已退款'} ${amountText(refunded, currency)}${refunded === total ? '' : '，运费不退'}`,
});
