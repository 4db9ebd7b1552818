/** What the app says of orders and payments: page names and short messages. */
import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalOrders', {
  orders: '我的订单',
  orderTitle: '订单详情',
  pay: '付款',
  description: '{title}，登录后可见。',
  centre: '个人中心',
  CNY: '人民币订单',
  USD: '美元订单',
  boughtAgain: '已把这张订单的物料加入购物车，请核对现在的价格和库存',
  removed: '已删除订单记录',
  saved: '已保存 {name}',
  order: '提交订单',
  orderWithError: '错误：提交订单',
  orderDescription: '选择收货地址和发票，核对数量、价格和合计后提交订单。',
  nothingWished: '没有要结算的物料',
  nothingWishedAbout: '请在购物车勾选物料，或在商品页选好数量后结算。',
  goToCart: '去购物车',
  fileFailed: '文件没有下载，请稍后重试',
});

/** Reads one of them. */
export const t = translator(messages);
