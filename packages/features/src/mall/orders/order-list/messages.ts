import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the list of orders. */
export const orderListMessages = defineMessages('orderList', {
  title: '我的订单',
  currencies: '币种',
  anyCurrency: '全部币种',
  CNY: '人民币',
  USD: '美元',
  search: '搜索订单',
  searchExample: '订单号或型号',
  states: '订单状态',
  all: '全部',
  loading: '正在读取订单',
  failed: '订单没能加载',
  found: '共 {count} 张订单',
  orders: '订单',
  order: '订单 {no}',
  more: '还有 {count} 种物料',
  kinds: '共 {count} 种',
  refunded: '已退款 {amount}',
  terms: '看月结',
  total: '合计',
  // Nothing.
  emptyAll: '还没有订单',
  emptyAllText: '在商城选好物料，加入购物车后结算，订单就在这里。',
  emptyState: '没有{state}的订单',
  emptyStateText: '其他状态的订单在上面的标签里。',
  emptySearch: '没有找到“{keywords}”的订单',
  emptySearchText: '可以输入完整的订单号，或型号的前几位。',
  browse: '去商城',
  seeAll: '看全部订单',
  sample: '示例',
});
