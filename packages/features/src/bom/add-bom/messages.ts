import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the question before a bill of materials goes into the cart. */
export const addBomMessages = defineMessages('addBom', {
  title: '加入购物车',
  close: '关闭',
  cancel: '取消',
  add: '加入购物车，{count} 种',
  adding: '正在加入',
  asking: '正在按需求量核对报价',
  can: '{count} 种可以加入',
  changed: '其中 {count} 种购物车里已有，数量改成这里的',
  raised: '其中 {count} 种不满起订或倍数，按卖家的最少数量订',
  unsold: '没有卖家报价，不加入：{mpns}',
  short: '没有一家有这么多，不加入：{mpns}',
  open: '{count} 行还没有型号或用量，不加入',
  more: '{mpns} 等 {count} 种',
  nothing: '没有可以加入的',
  left: '购物车放不下了，还有 {count} 种没有加入，请先结算或清理一部分',
  failed: '没有加入成功，请稍后重试',
});
