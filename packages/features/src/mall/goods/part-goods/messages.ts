import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the offers of a part. */
export const partGoodsMessages = defineMessages('partGoods', {
  title: '现货与价格',
  note: '{count} 个报价',
  list: '{mpn} 的现货',
  all: '看全部 {count} 个',
  details: '详情',
  detailsNamed: '详情，{merchant}，{currency}',
  seller: '卖家',
});
