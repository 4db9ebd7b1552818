import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of lists of monthly statements. */
export const statementListMessages = defineMessages('statementList', {
  list: '对账单列表',
  states: '对账单的状态',
  all: '全部',
  open: '未付款',
  part_paid: '部分付款',
  overdue: '已逾期',
  paid: '已付清',
  period: '{year} 年 {month} 月',
  dueOn: '{day} 到期',
  openAmount: '未付 {amount}',
  noneDue: '没有要付的',
  none: '还没有对账单',
  noneHint: '每月 1 日出上一个月的对账单，月结的订单和退款都在里面。',
  empty: '没有这种状态的对账单',
  emptyHint: '换一个状态看看。',
});
