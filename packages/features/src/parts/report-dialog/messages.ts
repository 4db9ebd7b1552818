import { defineMessages } from '../../i18n/messages.ts';

/** Texts of a report. */
export const reportDialogMessages = defineMessages('reportDialog', {
  spam: '广告或刷屏',
  abuse: '辱骂或人身攻击',
  illegal: '违法违规',
  wrong: '内容不实',
  other: '其他',
  send: '提交举报',
  cancel: '取消',
  close: '关闭',
});
