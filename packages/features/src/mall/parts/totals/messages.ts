import { defineMessages } from '../../../i18n/messages.ts';

/** What amounts are called, in the cart and in orders. */
export const totalsMessages = defineMessages('totals', {
  CNY: '人民币 CNY',
  USD: '美元 USD',
  counted: '{merchants} 个卖家，{count} 种',
  goodsUntaxed: '商品未税',
  tax: '增值税',
  notApplicable: '不适用',
  freight: '运费',
  collect: '到付',
  totalTaxed: '含税合计',
  totalUntaxed: '未税合计',
  refunded: '已退款',
  // All of it in one line.
  sum: '未税 {untaxed} + 增值税 {tax} + 运费 {freight}',
});
