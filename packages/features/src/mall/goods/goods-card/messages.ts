import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of goods in a list. */
export const goodsWordMessages = defineMessages('goodsWord', {
  sample: '示例',
  unknown: '未知',
  none: '无货',
  off_sale: '已下架',
  no_price: '暂无报价',
  out_of_stock: '无货',
  too_little: '库存不足起订量',
  from: '{quantity}+',
  tax13: '含税 13%',
  tax1: '含税 1%',
  untaxed: '未税',
  stock: '库存 {count}',
  moq: '起订 {moq}，{multiple} 的倍数',
  moqOnly: '起订 {moq}',
  dateCode: '批号 {code}',
  leadTime: '交期 {time}',
  asOf: '{date} 更新',
  add: '加入购物车',
  addNamed: '加入购物车，{mpn}，{merchant}，{quantity} {unit}',
  adds: '{quantity} {unit}，{amount}',
  chooseQuantity: '{adds}，改数量，{mpn}，{merchant}',
  quantityOf: '数量，{mpn}',
  adding: '正在加入购物车',
});
