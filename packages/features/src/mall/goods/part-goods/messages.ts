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
  onlyAuthorised: '仅授权',
  hidden: '隐去 {count} 个授权未核验的报价',
  nobodyAuthorised: '这个型号没有授权已核验的卖家。取消“仅授权”，看全部报价。',
  sort: '报价的次序',
  best: '推荐优先',
  price: '单价低到高',
  stock: '库存多到少',
  lead: '交期短到长',
});
