import { defineMessages } from '../i18n/messages.ts';

/** Texts within a text that a member wrote. */
export const proseMessages = defineMessages('prose', {
  linkTo: '“{heading}”的链接',
  newWindow: '（新窗口打开）',
  tableNumber: '表 {number}',
  code: '代码',
});
