import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of who opened the contacts of a company. */
export const contactOpeningsMessages = defineMessages('contactOpenings', {
  title: '谁查看过',
  note: '最近 180 天。公开的联系人不用查看，不在这里。',
  row: '查看了“{contact}”',
  personal: '个人会员',
  empty: '还没有人查看',
  emptyHint: '有会员查看你们的联系方式时，会写在这里。',
});
