import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the member's feedback. */
export const feedbackHistoryMessages = defineMessages('feedbackHistory', {
  title: '反馈记录',
  open: '处理中',
  answered: '已答复',
  corrected: '已更正',
  rejected: '已驳回',
  answer: '答复',
  sentAt: '提交于',
  answeredAt: '答复于',
  empty: '还没有提交过反馈',
  emptyHint: '哪里不好用、数据不对，告诉我们；答复会出现在这里',
  write: '写一条反馈',
});
