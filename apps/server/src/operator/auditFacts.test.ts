// What the log says of what happened, as operators read it.
import { expect, it } from 'vitest';
import { auditDetail } from './auditFacts.ts';

it.each<[string, Parameters<typeof auditDetail>[1], string]>([
  [
    'order.resolve',
    { to: 'AFTER_SALE', from: 'AFTER_SALE', order: '2511-1', amount: '13.53', asked: '20.00', decision: 'refund', currency: 'CNY' },
    '订单号：2511-1；处理：同意退款；申请退款：20.00；同意退款：13.53；币种：人民币；订单状态：售后中（没有变）',
  ],
  [
    'order.resolve',
    { to: 'SHIPPED', from: 'AFTER_SALE', order: '2511-1', asked: '20.00', decision: 'decline', currency: 'USD' },
    '订单号：2511-1；处理：不退款；申请退款：20.00；币种：美元；订单状态：售后中 → 待收货',
  ],
  ['order.ship', { to: 'SHIPPED', order: '2511-1' }, '订单号：2511-1；订单状态：待收货'],
  ['goods.import', { same: 1, changed: 1, created: 0, refused: 3 }, '新增：0 行；修改：1 行；没有变化：1 行；服务端没有接受：3 行'],
  ['goods.sale', { goods: '7 8', isOnSale: 'false' }, '商品编号：7、8；改为：下架'],
  ['goods.stock', { goods: 7, quantity: 0, warehouse: 'SZ' }, '商品编号：7；仓库：深圳仓；库存：0'],
  ['goods.terms', { moq: 1, goods: 7, ladder: '1:6.85 100:6.5', multiple: 1 }, '商品编号：7；阶梯价：1 个起 6.85，100 个起 6.5；起订量：1；倍数：1'],
  ['invoice.decide', { no: '25110000000000000001', invoice: 2, decision: 'issue' }, '发票申请编号：2；处理：开具；发票号码：25110000000000000001'],
  ['invoice.decide', { no: '', invoice: 2, decision: 'refuse' }, '发票申请编号：2；处理：驳回'],
  ['payment.start', { amount: '3.00', orders: '2511-1 2511-2' }, '订单号：2511-1、2511-2；金额：3.00'],
  ['payment.refunded', { order: '2511-1', amount: '13.53', refund: 4 }, '订单号：2511-1；退款编号：4；金额：13.53'],
  ['merchant.assign', { member: null, merchant: 7 }, '卖家编号：7；会员：没有人负责'],
  ['part.correct', { to: '5 V', from: '3.3 V', part: 9, field: '电压' }, '型号编号：9；参数：电压；原值：3.3 V；新值：5 V'],
  ['login.sms', { mobile: '139****0161', reason: 'login.wrong_code' }, '手机号：139****0161；原因：验证码错误'],
  ['member.suspend', { member: 3, reason: '发布虚假信息' }, '会员：3；原因：发布虚假信息'],
  ['member.restore', { member: 3, reason: null }, '会员：3'],
])('%s %j', (event, detail, text) => expect(auditDetail(event, detail)).toBe(text));
