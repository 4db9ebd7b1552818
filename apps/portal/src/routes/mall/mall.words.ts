/** The names of the mall's pages. */
import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalMall', {
  favourites: '商城收藏',
  history: '近 12 个月的价格与库存走势',
  enterMall: '商家入驻',
  entered: '已提交，审核结果会发到站内消息',
  cart: '购物车',
  cartDescription: '核对物料、数量、价格和库存，按卖家和币种结算。',
  addresses: '收货地址',
  invoices: '发票与 PI',
  orderCreate: '提交订单',
  orderCreateDescription: '选择收货地址和发票，核对数量、价格和合计后提交订单。',
  orders: '我的订单',
  order: '订单详情',
  orderRequests: '采购审批',
  orderRequest: '采购申请',
  creditTerms: '月结',
  creditApply: '申请月结',
  statement: '对账单',
  merchantCredit: '卖家中心：月结',
  merchantStatement: '卖家中心：对账单',
  pay: '付款',
  merchantOrders: '卖家中心：订单',
  merchantOrder: '卖家中心：订单详情',
  merchantGoods: '卖家中心：商品',
  goodsImport: '卖家中心：导入商品',
  merchantBargains: '卖家中心：议价',
  merchantInvoices: '卖家中心：发票',
  merchantAuthorisations: '卖家中心：品牌授权',
  merchantContacts: '卖家中心：联系人',
  merchantContact: '卖家中心：修改联系人',
});

/** Reads the name of a page of the mall. */
export const t = translator(messages);
