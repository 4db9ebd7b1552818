import { defineMessages } from '../../../i18n/messages.ts';

/** The states of an order in words, for lists and filters; an order itself brings the words of its state. */
export const orderStateMessages = defineMessages('orderState', {
  CREATED: '待付款',
  RECEIPT_REVIEW: '凭证审核',
  PAID: '待发货',
  PARTLY_SHIPPED: '部分发货',
  SHIPPED: '待收货',
  FINISHED: '已完成',
  AFTER_SALE: '售后中',
  REFUNDED: '已退款',
  CLOSED: '已关闭',
});
