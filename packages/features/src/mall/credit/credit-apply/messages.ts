import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the form with which a company asks for credit terms. */
export const creditApplyMessages = defineMessages('creditApply', {
  title: '申请月结',
  with: '向{merchant}申请，额度归{company}用',
  failed: '没能读到月结的情况',
  limit: '希望的额度（元）',
  limitHint: '同时没付清的订单最多多少，例如 50000。卖家可以给别的额度',
  limitMissing: '请填写额度，大于 0 的金额，最多两位小数',
  days: '希望的账期',
  daysValue: '月结 {days} 天',
  daysHint: '从月底起算：10 月的订单，月结 30 天，11 月 30 日到期',
  note: '说明',
  optional: '（选填）',
  noteHint: '每月大概采购多少、主要买什么，卖家据此审核',
  submit: '提交申请',
  submitting: '正在提交',
  failedAction: '没有提交，请重试',
  toList: '看月结',
  verify: '认证企业',
  cannot: '现在不能申请',
  waiting: '已经申请，等卖家审核',
  waitingHint: '{time} 申请：{limit}，月结 {days} 天。',
  inForce: '已经有月结',
});
