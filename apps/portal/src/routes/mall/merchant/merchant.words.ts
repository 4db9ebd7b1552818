/** What the app says around the merchant's own pages: names of pages. */
import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalMerchant', {
  orders: '卖家中心：订单',
  order: '卖家中心：订单详情',
  goods: '卖家中心：商品库存',
  bargains: '卖家中心：议价',
  invoices: '卖家中心：发票',
});

/** Reads one of them. */
export const t = translator(messages);
