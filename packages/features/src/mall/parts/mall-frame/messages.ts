import { defineMessages } from '../../../i18n/messages.ts';

/** Texts around the pages of the mall. */
export const mallFrameMessages = defineMessages('mallFrame', {
  sections: '商城',
  goods: '商品',
  merchants: '卖家',
  cart: '购物车',
  categories: '商品分类',
  all: '全部',
});
