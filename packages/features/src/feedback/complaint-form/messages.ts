import { defineMessages } from '../../i18n/messages.ts';

/** Texts of a complaint about content that infringes rights. */
export const complaintFormMessages = defineMessages('complaintForm', {
  title: '侵权投诉',
  lead: '本站内容侵犯了你的权利时，请在这里通知我们，不用登录。收到完整的通知后会尽快核实，必要时先行下架，并把通知转送给内容的提供者。',
  holder: '权利人（姓名或名称）',
  holderMissing: '请填写权利人',
  places: '侵权内容的网址',
  placesHint: '每行一个，如数据手册、文章或商品的网址',
  placesMissing: '请填写侵权内容的网址',
  content: '为什么侵权，有什么证明',
  contentHint: '例如著作权登记号、原文的出处；需要提交的文件，我们会联系你补充',
  contentMissing: '请说明为什么侵权',
  contact: '联系方式',
  contactHint: '邮箱或手机号，只用来核实和答复',
  contactMissing: '请填写邮箱或手机号',
  contactWrong: '邮箱或手机号不正确，请检查后重新填写',
  tooLong: '最多 {most} 个字，请删去 {count} 个',
  isTrue: '我保证通知的内容真实，并愿意承担不实通知的法律责任',
  isTrueMissing: '请先确认通知的内容真实',
  send: '提交投诉',
  failed: '没有提交，请稍后重试',
  sentTitle: '投诉已提交，编号 {id}',
  sent: '我们会通过 {contact} 联系你，请保留编号。',
  another: '再提交一份',
});
