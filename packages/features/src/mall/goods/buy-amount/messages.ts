import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a quantity of goods and what it comes to. */
export const buyAmountMessages = defineMessages('buyAmount', {
  total: '{quantity} {unit}合计，{tax}',
  typing: '数量填好后显示合计',
  toCorrect: '数量待修正，改好后显示合计',
  barToCorrect: '数量待修正',
  tax13: '含税 13%',
  tax1: '含税 1%',
  untaxed: '未税',
  spq: '最小包装 {count} {unit}，满整包按原包装发货',
  spqMissing: '；再加 {count} {unit}满整包',
  add: '加入购物车',
  adding: '正在加入购物车',
  bar: '购买，{mpn}',
});
