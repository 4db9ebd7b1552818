import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of an order that an operator looks at. */
export const operatorOrderMessages = defineMessages('operatorOrder', {
  back: '全部订单',
  buyer: '买家',
  buyerOf: '{name}（编号 {id}）',
  readOnly: '只能查看。谁在什么时候看过，记在操作日志里。',
});
