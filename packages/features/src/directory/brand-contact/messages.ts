import { defineMessages } from '../../i18n/messages.ts';

/** Texts of how a brand is reached. */
export const brandContactMessages = defineMessages('brandContact', {
  title: '官方联系方式',
  website: '官网',
  newWindow: '（新窗口打开）',
  country: '国家和地区',
  phone: '电话',
  email: '邮箱',
  address: '地址',
  unknown: '未收录',
  note: '这里只写公开的事实。电话、邮箱和地址没有收录时，请到官网的联系页核对；不要把货款打给自称代表原厂的个人账户。',
  contactsNote: '下面的联系人由公司自己填写。不要把货款打给自称代表原厂的个人账户。',
  owner: '这个品牌现属{name}，以前的网站和邮箱可能已经停用。',
  agents: '看它的代理商',
  traders: '看它的贸易商',
  sellers: '去商城看现货',
});
