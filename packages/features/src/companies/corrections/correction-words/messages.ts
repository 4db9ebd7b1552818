import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of where a correction stands and what it is about. */
export const correctionWordsMessages = defineMessages('correctionWords', {
  base: '基本信息',
  open: '处理中',
  corrected: '已更正',
  rejected: '已驳回',
  reasonCorrected: '处理说明：{reason}',
  reasonRejected: '驳回原因：{reason}',
  decideTime: '处理于',
});
