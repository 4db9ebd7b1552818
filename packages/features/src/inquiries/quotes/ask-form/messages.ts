import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the request for a quote. */
export const askFormMessages = defineMessages('askForm', {
  intro: '写下要多少，{company}会收到并在 7 天内报价；你们的公司名对方看得到。',
  directIntro: '写下要多少，{company}会收到并在 7 天内报价；只有它看得到，你们的公司名对方也看得到。',
  stock: '有 {count} 只',
  price: '标价 {price}',
  quantity: '数量（只）',
  unitPrice: '目标单价（{currency}，选填）',
  priceHint: '不填由对方报价',
  note: '说明（选填）',
  noteHint: '如交期、含税、批号要求',
  quantityHint: '要多少只，整数',
  quantityMissing: '请填写数量，是大于 0 的整数',
  aboveStock: '对方写的库存是 {stock} 只，可以问，也可能没有这么多',
  priceWrong: '请填写大于 0 的单价，最多六位小数；没有就留空',
  submit: '发送询价',
  sending: '正在发送',
  failed: '没有发送成功，请重试；填的都还在',
});
