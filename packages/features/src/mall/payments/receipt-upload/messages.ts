import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of handing in a receipt. */
export const receiptUploadMessages = defineMessages('receiptUpload', {
  drop: '把付款凭证拖到这里，或粘贴截图',
  // Fields.
  amount: '付款金额（{currency}）',
  amountHint: '须与订单合计一致：{total}',
  amountWrong: '应与订单合计 {total} 一致，请核对',
  payerName: '付款人户名',
  payerNameMissing: '请填写付款人户名',
  payerBank: '付款银行（可不填）',
  accountTail: '付款账号后四位（可不填）',
  accountTailWrong: '请填写四位数字，或留空',
  paidOn: '付款日期',
  paidOnMissing: '请填写付款日期',
  paidOnLate: '付款日期不能晚于今天',
  serialNo: '银行流水号（可不填）',
  tooLong: '最多 {most} 个字',
  filesMissing: '请上传付款凭证，PNG、JPEG 或 PDF',
  submit: '提交凭证',
  submitting: '正在提交',
  submitFailed: '凭证没有提交，请稍后重试',
});
