import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of how to reach a merchant. */
export const contactMerchantMessages = defineMessages('contactMerchant', {
  contact: '联系卖家',
  contactNamed: '联系卖家 {name}',
  chat: '发消息',
  loading: '正在读取联系方式',
  failed: '联系方式没有读到，请稍后重试',
  retry: '重试',
  phone: '电话',
  call: '拨打 {phone}',
  none: '这个卖家没有留下电话。',
  sample: '这是示例商家，电话是编造的。',
  page: '看卖家主页',
});
