import { defineMessages } from '../i18n/messages.ts';

/** Texts that the pages of a member share. */
export const memberPagesMessages = defineMessages('memberPages', {
  failedAction: '没有完成，请稍后重试',
  cancel: '取消',
  unknown: '未填写',
});
