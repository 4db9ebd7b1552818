import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the cart where no script runs. */
export const plainCartMessages = defineMessages('plainCart', {
  needsScript: '浏览器没有运行 JavaScript：在这里可以看购物车、改数量和移除；结算、登录和粘贴清单要用它，请在浏览器的设置里允许本站使用，再刷新。',
  unread: '登录后的购物车才能这样看；未登录时，购物车只存在浏览器里，要用 JavaScript 才读得到。',
  saved: '已保存，下面是改过的购物车。',
  failed: '没有保存：请检查数量，或登录后再试一次。',
  update: '改数量',
  remove: '移除',
  compareTicked: '对比勾选的型号',
});
