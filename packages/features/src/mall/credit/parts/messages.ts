import { defineMessages } from '../../../i18n/messages.ts';

/** What both sides read of credit terms. */
export const creditMessages = defineMessages('credit', {
  days: '月结 {days} 天',
  asked: '申请额度',
  askedValue: '{limit}，月结 {days} 天',
  limit: '额度',
  used: '已用',
  remaining: '还剩',
  overdue: '其中逾期',
  appliedAt: '{time} 申请',
  decidedAt: '{time} 更新',
  note: '说明：{note}',
  reason: '原因：{reason}',
});
