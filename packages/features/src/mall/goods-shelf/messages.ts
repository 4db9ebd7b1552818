import { defineMessages } from '../../i18n/messages.ts';

/** Texts of offers at a glance. */
export const goodsShelfMessages = defineMessages('goodsShelf', {
  noPrice: '暂无报价',
  from: '{quantity} 个起',
  stock: '库存 {count}',
  unknown: '未知',
  sample: '示例',
});
