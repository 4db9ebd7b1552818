import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the question before another account is logged in. */
export const ticketQuestionMessages = defineMessages('ticketQuestion', {
  title: '换一个账号登录？',
  firstTitle: '用这个账号登录？',
  question: '这个链接会以 {name} 登录，现在的登录会结束。',
  questionWithMobile: '这个链接会以 {name}（{mobile}）登录，现在的登录会结束。',
  first: '这个链接来自别的网站，会以 {name} 登录。',
  firstWithMobile: '这个链接来自别的网站，会以 {name}（{mobile}）登录。',
  goOn: '继续',
  keep: '保持现在的登录',
  stay: '不登录',
});
