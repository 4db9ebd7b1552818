import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the prices by quantity. */
export const priceLadderMessages = defineMessages('priceLadder', {
  caption: '阶梯价',
  quantity: '数量（{unit}）',
  tax13: '单价（含税 13%）',
  tax1: '单价（含税 1%）',
  untaxed: '单价（未税）',
  from: '{quantity}+',
  current: '当前',
  next: '再加 {more} {unit}，单价降至 {price}',
  now: '单价 {price}',
  none: '暂无报价',
});
