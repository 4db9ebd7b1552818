import { defineMessages } from '../../i18n/messages.ts';

/** Words that several pieces of the inbox share. */
export const inboxTermsMessages = defineMessages('inboxTerms', {
  picture: '[图片]',
  file: '[文件] {name}',
  card: '[{kind}] {title}',
  revokedOwn: '你撤回了一条消息',
  revokedOther: '{name} 撤回了一条消息',
  part: '型号',
  demand: '求购',
  quote: '报价',
  order: '订单',
  article: '文章',
  member: '会员',
  company: '公司',
  merchant: '商家',
  operator: '客服',
});
