import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a buyer's purchases at a glance. */
export const purchasesCardMessages = defineMessages('purchasesCard', {
  title: '我的采购',
  all: '全部订单',
  waiting: '按等什么看订单',
  CREATED: '待付款',
  RECEIPT_REVIEW: '凭证审核',
  PAID: '待发货',
  PARTLY_SHIPPED: '部分发货',
  SHIPPED: '待收货',
  AFTER_SALE: '售后中',
  stateOf: '{name} {count} 张',
  agreed: '{count} 个议价已接受，在有效期内可以按约定价下单',
  seeAgreed: '看议价',
  none: '没有等着办的订单',
  goShopping: '去商城',
});
