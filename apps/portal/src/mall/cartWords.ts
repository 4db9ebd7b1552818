/** What the app says of carts and orders: page names and short messages. */
import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalCart', {
  cart: '购物车',
  cartDescription: '核对物料、数量、价格和库存，按卖家和币种结算。',
  order: '提交订单',
  orderWithError: '错误：提交订单',
  orderDescription: '选择收货地址和发票，核对数量、价格和合计后提交订单。',
  nothingWished: '没有要结算的物料',
  nothingWishedAbout: '请在购物车勾选物料，或在商品页选好数量后结算。',
  orderMade: '订单已提交',
  ordersMade: '已提交 {count} 个订单',
  orderFailed: '请检查网络后再提交一次，不会重复下单',
  added: '已加入购物车',
  goToCart: '去购物车',
  full: '购物车最多放 200 种物料，请先结算或清理一部分',
  offSale: '这个物料已下架，可以看看其他卖家',
  notStored: '浏览器不允许保存购物车，请登录后再加入',
  addFailed: '没能加入购物车，请稍后重试',
  changeFailed: '这一步没有保存，购物车已恢复到服务器上的样子，请再试一次',
  nothingToOrder: '勾选的物料现在都不能下单，请按每一行的提示修正',
  notBroughtOver: '登录前的购物车还没有并入，请检查网络后再结算',
  arrivalAsked: '到货后会在站内信通知你',
  arrivalFailed: '没能设置到货通知，请稍后重试',
  piMade: '已生成 PI {no}，可在发票与 PI 页再次下载',
  piFailed: '没能生成 PI，请稍后重试',
  notMerged: '购物车已满，还有 {count} 种物料留在这个浏览器里，清理购物车后会自动并入',
});

/** Reads a word of cart and order. */
export const t = translator(messages);
