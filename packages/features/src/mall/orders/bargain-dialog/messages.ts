import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the bargain. */
export const bargainDialogMessages = defineMessages('bargainDialog', {
  title: '议价 {mpn}',
  close: '关闭',
  intro: '写下数量和期望单价，由{merchant}答复。接受后按这个价格下单，结果在站内信里。',
  quantity: '数量（{unit}）',
  quantityHelp: '最小起订 {moq}，须为 {multiple} 的倍数',
  price: '期望单价（{currency}，{tax}）',
  priceHelp: '现价 {price}，最多六位小数',
  priceHelpNone: '最多六位小数',
  note: '说明（选填）',
  noteExample: '例如：年用量、交期、目标客户',
  submit: '提交议价',
  submitting: '正在提交',
  cancel: '取消',
  quantityMissing: '请填写数量',
  quantityWrong: '数量须不小于 {moq}，并且是 {multiple} 的倍数',
  priceMissing: '请填写期望单价，例如 {example}',
  priceWrong: '单价是大于 0 的数字，最多六位小数，例如 {example}',
  priceTooHigh: '期望单价应低于现价 {price}；按现价可以直接购买',
  noteTooLong: '最多 {most} 个字，请删去 {count} 个',
  failed: '没有提交成功，请稍后重试',
  tax13: '含税 13%',
  tax1: '含税 1%',
  untaxed: '未税',
});
