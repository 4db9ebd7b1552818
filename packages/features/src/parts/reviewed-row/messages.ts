import { defineMessages } from '../../i18n/messages.ts';

/** Texts of what was handed in and is reviewed. */
export const reviewedRowMessages = defineMessages('reviewedRow', {
  reviewing: '审核中',
  approved: '已通过',
  refused: '已驳回',
  reason: '驳回原因：{reason}',
  submitTime: '提交于',
});
