/** What the app says of orders and payments: page names and short messages. */
import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalOrders', {
  centre: '个人中心',
  CNY: '人民币订单',
  USD: '美元订单',
  boughtAgain: '已把这张订单的物料加入购物车，请核对现在的价格和库存',
  removed: '已删除订单记录',
  saved: '已保存 {name}',
  withError: '错误：{title}',
  nothingWished: '没有要结算的物料',
  nothingWishedAbout: '请在购物车勾选物料，或在商品页选好数量后结算。',
  goToCart: '去购物车',
  fileFailed: '文件没有下载，请稍后重试',
});

/** Reads one of them. */
export const t = translator(messages);
