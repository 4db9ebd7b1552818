import { defineMessages } from '../../../i18n/messages.ts';

/** Texts around the merchant's own pages. */
export const merchantFrameMessages = defineMessages('merchantFrame', {
  sections: '卖家中心的栏目',
  orders: '订单',
  goods: '商品',
  bargains: '议价',
  invoices: '发票',
  credit: '月结',
  authorisations: '授权',
  contacts: '联系人',
  waiting: '{count} 项待处理',
  sample: '示例',
  goodsCount: '在售 {count} 件',
  followers: '{count} 人关注',
  shop: '查看店铺页',
  loading: '正在确认商家',
  failed: '商家信息没有加载出来',
  retry: '重试',
  refusedTitle: '这里是卖家中心',
  refused: '只有负责一家商家的会员可以进入，在这里处理订单、发货、库存、议价和发票。',
  refusedHow: '认证过的企业可以入驻商城，审核通过以后立刻可以卖。公司已经开了店，要换人负责的，请联系平台，说明公司名称和你的会员编号。',
  enter: '商家入驻',
  contact: '联系平台',
  myOrders: '看我买的订单',
});
