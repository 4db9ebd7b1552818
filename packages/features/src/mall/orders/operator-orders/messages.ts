import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the operator's list of orders. */
export const operatorOrdersMessages = defineMessages('operatorOrders', {
  title: '订单',
  count: '{count} 单',
  search: '搜索订单',
  searchHint: '订单号、型号、买家或卖家',
  stateFilter: '状态',
  currencyFilter: '币种',
  all: '全部',
  caption: '商城的全部订单',
  orderNo: '订单号',
  createTime: '下单时间',
  buyer: '买家',
  buyerId: '编号 {id}',
  merchant: '卖家',
  sample: '示例',
  goods: '商品',
  more: '等 {count} 种',
  total: '合计',
  refunded: '已退 {amount}',
  state: '状态',
  failed: '订单没有加载出来',
  empty: '没有找到订单',
  emptyHint: '换个订单号、型号、名称或编号，或者放宽筛选再试。',
});
