import { defineMessages } from '../../../i18n/messages.ts';

/** What is said in passing when something is put into the cart, and when a visitor's cart becomes the member's. */
export const browserCartMessages = defineMessages('browserCart', {
  added: '已加入购物车：{mpn}，{quantity} {unit}',
  goToCart: '去购物车',
  full: '购物车最多放 200 种物料，请先结算或清理一部分',
  offSale: '这个物料已下架，可以看看其他卖家',
  notStored: '浏览器不允许保存购物车，请登录后再加入',
  addFailed: '没能加入购物车，请稍后重试',
  notMerged: '购物车已满，还有 {count} 种物料留在这个浏览器里，清理购物车后会自动并入',
});
