import type { MerchantBrief, OrderAction, OrderLine, OrderRow, OrderState } from '@chippage/api/types';
import { trimUnitPrice } from '../money.ts';
import type { orderLines, orders } from './orders.schema.ts';
import { shanghaiMinute } from '../../platform/shanghai.ts';

/** An order's row. */
export type OrderRecord = typeof orders.$inferSelect;

/** Names of the states as buyers read them. */
export const stateNames: Record<OrderState, string> = {
  CREATED: '待付款',
  RECEIPT_REVIEW: '凭证审核',
  PAID: '待发货',
  PARTLY_SHIPPED: '部分发货',
  SHIPPED: '待收货',
  FINISHED: '已完成',
  CLOSED: '已关闭',
  AFTER_SALE: '售后中',
  REFUNDED: '已退款',
};

/** Where an order may go from each state: everything else is refused. */
export const allowedMoves: Record<OrderState, readonly OrderState[]> = {
  CREATED: ['RECEIPT_REVIEW', 'PAID', 'CLOSED'],
  RECEIPT_REVIEW: ['CREATED', 'PAID'],
  PAID: ['PARTLY_SHIPPED', 'SHIPPED', 'AFTER_SALE'],
  PARTLY_SHIPPED: ['SHIPPED', 'AFTER_SALE'],
  SHIPPED: ['FINISHED', 'AFTER_SALE'],
  FINISHED: ['AFTER_SALE'],
  CLOSED: [],
  AFTER_SALE: ['REFUNDED', 'FINISHED'],
  REFUNDED: [],
};

/** Hours until an unpaid order is closed. */
export const PAY_HOURS = 72;
/** Days after shipment when an order finishes by itself. */
export const FINISH_DAYS = 14;

/** What decides, beside the state, about what may be done. */
export interface OrderFacts {
  isInvoiced: boolean;
}

const DAY = 86_400_000;

/** What the buyer may do now, the main thing first. */
export function buyerActions({ state, currency, isHongKong, isHidden, taxMode }: OrderRecord, { isInvoiced }: OrderFacts): OrderAction[] {
  const warehousing: OrderAction[] = isHongKong ? ['set_warehousing_no'] : [];
  const canInvoice = currency === 'CNY' && taxMode !== 'untaxed' && !isInvoiced;
  const actions: Record<OrderRecord['state'], OrderAction[]> = {
    CREATED: ['pay', 'upload_receipt', 'make_pi', ...warehousing, 'close'],
    RECEIPT_REVIEW: ['make_pi', ...warehousing],
    PAID: [...warehousing, 'claim', 'buy_again'],
    PARTLY_SHIPPED: ['claim', 'buy_again'],
    SHIPPED: ['finish', 'claim', 'buy_again'],
    FINISHED: [...(canInvoice ? (['apply_invoice'] as const) : []), 'buy_again', 'claim'],
    CLOSED: ['buy_again', ...(isHidden ? [] : (['remove'] as const))],
    AFTER_SALE: ['buy_again'],
    REFUNDED: ['buy_again'],
  };
  return actions[state];
}

/** What the merchant may do now. */
export function merchantActions({ state, confirmedAt }: OrderRecord): OrderAction[] {
  if (state === 'PAID') return confirmedAt === null ? ['confirm', 'ship'] : ['ship'];
  if (state === 'PARTLY_SHIPPED') return ['ship'];
  return state === 'AFTER_SALE' ? ['resolve'] : [];
}

/** One sentence about what comes next. */
function hintOf(order: OrderRecord): string {
  const hints: Record<OrderRecord['state'], string> = {
    CREATED: `请在 ${shanghaiMinute(order.payDeadline)} 前付款，到期自动关闭`,
    RECEIPT_REVIEW: '通常 2 小时内审完；驳回后回到待付款并显示原因',
    PAID: order.confirmedAt === null ? '已付款，等待卖家确认并发货' : '卖家已确认，等待发货',
    PARTLY_SHIPPED: '一部分已发出，其余等待发货',
    SHIPPED:
      order.shippedAt === null
        ? '已全部发出，请在收到后确认'
        : `收到后请确认；${shanghaiMinute(new Date(order.shippedAt.getTime() + FINISH_DAYS * DAY))} 自动确认收货`,
    FINISHED: '交易完成',
    CLOSED: order.closeReason ?? '订单已关闭',
    AFTER_SALE: '售后处理中，等待卖家答复',
    REFUNDED: '货款已按原路退回',
  };
  return hints[order.state];
}

/** A line as the contract shows it. */
export const toOrderLine = ({ orderId: _order, weight: _weight, unitPrice, lineTotal, ...line }: typeof orderLines.$inferSelect): OrderLine => ({
  ...line,
  unitPrice: trimUnitPrice(unitPrice),
  lineTotal,
});

/** An order as lists show it. */
export function toOrderRow(order: OrderRecord, lines: OrderLine[], merchant: MerchantBrief, actions: OrderAction[]): OrderRow {
  const { id, orderNo, state, currency, total, payMethod, payDeadline, createdAt } = order;
  return {
    id,
    orderNo,
    state,
    stateName: stateNames[state],
    currency,
    merchant,
    total,
    lines,
    payMethod,
    payDeadline: state === 'CREATED' || state === 'RECEIPT_REVIEW' ? payDeadline.toISOString() : null,
    createTime: createdAt.toISOString(),
    actions,
    hint: hintOf(order),
  };
}

/** Why an order cannot do something now, as its owner reads it. */
export const notNow = ({ state }: Pick<OrderRecord, 'state'>, why: string) => `订单现在是“${stateNames[state]}”，${why}`;

/** Whether 入仓号 and forwarder can still be named: on the way they are on the parcels. */
export const takesWarehousingNo = ({ isHongKong, state }: Pick<OrderRecord, 'isHongKong' | 'state'>) =>
  isHongKong && (state === 'CREATED' || state === 'RECEIPT_REVIEW' || state === 'PAID');

/** Orders that somebody still has to do something about. */
export const openStates: OrderState[] = ['CREATED', 'RECEIPT_REVIEW', 'PAID', 'PARTLY_SHIPPED', 'SHIPPED', 'AFTER_SALE'];
