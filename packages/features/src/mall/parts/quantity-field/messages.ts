import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a quantity and its rules. */
export const quantityFieldMessages = defineMessages('quantityField', {
  label: '数量',
  rule: '起订 {moq}，倍数 {multiple}',
  ruleMax: '起订 {moq}，倍数 {multiple}，一次最多 {max}',
  empty: '请填写数量',
  below_min: '少于起订量',
  not_multiple: '倍数不符，{quantity} 不是 {multiple} 的倍数',
  above_max: '一次最多订 {max}',
  above_stock: '库存不足，现有 {stock}',
  offers: '{problem}，最近的可订数量：',
  none: '{problem}，现在没有可订的数量',
  take: '改为 {quantity}',
  adjusted: '已调整为 {quantity}',
});
