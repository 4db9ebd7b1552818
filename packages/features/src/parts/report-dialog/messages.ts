import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the dialog that reports what somebody wrote. */
export const reportDialogMessages = defineMessages('reportDialog', {
  reason: '举报原因',
  send: '提交举报',
  cancel: '取消',
  close: '关闭',
  spam: '广告或刷屏',
  abuse: '辱骂或人身攻击',
  illegal: '违法违规',
  wrong: '内容不实',
  other: '其他',
});
