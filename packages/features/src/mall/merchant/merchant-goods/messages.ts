import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the merchant's goods. */
export const merchantGoodsMessages = defineMessages('merchantGoods', {
  title: '商品库存',
  search: '搜索商品',
  example: '型号、品牌或货号',
  list: '商品',
  sku: '货号 {sku}',
  from: '{price} 起',
  offSale: '已下架',
  updated: '更新于 {time}',
  SZ: '深圳仓',
  HK: '香港仓',
  stock: '{mpn} 在{warehouse}的库存',
  unknownStock: '未知',
  save: '保存',
  saveOf: '保存 {mpn} 在{warehouse}的库存',
  wrong: '请填 0–999,999,999 的整数',
  saved: '已保存 {quantity}',
  failed: '没有保存，请稍后重试',
  empty: '没有找到商品',
  emptyHint: '换个型号或货号再试。',
  none: '还没有商品',
  noneHint: '商品由平台导入，导入后可以在这里改库存。',
});
