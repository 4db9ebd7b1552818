import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of advertisements. */
export const promotedRowsMessages = defineMessages('promotedRows', {
  label: '广告',
  mark: '广告',
  close: '关闭广告',
  closed: '广告已关闭，这次访问不再显示',
  note: '企业推广自己的供应或商品，不影响下面的排序',
  quantity: '{count} 只',
  toBeQuoted: '价格面议',
  goods: '商城有货',
  supply: '供应',
  unknownMaker: '品牌未知',
  sample: '示例',
});
