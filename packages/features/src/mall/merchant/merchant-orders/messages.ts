import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the merchant's list of orders. */
export const merchantOrdersMessages = defineMessages('merchantOrders', {
  title: '订单',
  states: '按状态看订单',
  all: '全部',
  search: '搜索订单',
  example: '订单号或型号',
  list: '订单',
  order: '订单 {no}',
  goods: '{mpn} × {quantity}',
  more: '等 {count} 种',
  total: '合计',
  placed: '下单',
  open: '处理',
  openOf: '处理订单 {no}',
  look: '查看',
  lookOf: '查看订单 {no}',
  empty: '没有这样的订单',
  emptyHint: '换个状态或搜索词再看。',
  none: '还没有订单',
  noneHint: '买家下单后会出现在这里，付款后平台会通知你。',
});
