/** What the app says of carts and orders: page names and short messages. */
import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalCart', {
  cart: '购物车',
  cartDescription: '核对物料、数量、价格和库存，按卖家和币种结算。',
  added: '已加入购物车',
  goToCart: '去购物车',
  full: '购物车最多放 200 种物料，请先结算或清理一部分',
  offSale: '这个物料已下架，可以看看其他卖家',
  notKept: '浏览器不允许保存购物车，请登录后再加入',
  addFailed: '没能加入购物车，请稍后重试',
  notMerged: '购物车已满，还有 {count} 种物料留在这个浏览器里，清理购物车后会自动并入',
});

/** Reads a word of cart and order. */
export const t = translator(messages);
