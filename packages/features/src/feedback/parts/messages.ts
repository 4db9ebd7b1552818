import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the ways between the pages of what a member told the site. */
export const feedbackPagesMessages = defineMessages('feedbackPages', {
  label: '反馈与举报',
  feedback: '反馈记录',
  reports: '我的举报',
});
