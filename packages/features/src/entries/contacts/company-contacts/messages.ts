import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the contacts of a company. */
export const companyContactsMessages = defineMessages('companyContacts', {
  title: '联系人',
  note: '由公司自己填写，运营核对后显示。登录后可以查看完整的联系方式，一天 {most} 个，当天再看不另算。',
  failed: '联系人没能加载',
  empty: '还没有联系人',
  emptyHint: '公司没有填写，或还没有通过核对。可以对它的供应询价、对它的求购报价，它会收到通知。',
  sample: '样例',
  verifiedOnly: '认证可见',
  open: '查看联系方式',
  openOf: '查看联系方式 {name}',
  close: '收起',
  closeOf: '收起 {name}',
  keep: '存到联系人',
  keepOf: '存到联系人 {name}',
  kept: '已存到联系人',
  keptOf: '已存到联系人 {name}',
  book: '打开联系人',
  opened: '{name} 的联系方式已显示，今天还可以查看 {left} 个',
});
