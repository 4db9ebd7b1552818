import { defineMessages } from '../../../i18n/messages.ts';

export const eccnNoteMessages = defineMessages('eccnNote', {
  note: '出口管制分类 {eccn}（卖家填写）：出口、转运、交给最终用户以前，请先确认需不需要许可；本站不作法律判断。',
});
