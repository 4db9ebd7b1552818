import { defineMessages } from '../../i18n/messages.ts';

/** Texts of an answer that is written in place. */
export const answerFormMessages = defineMessages('answerForm', {
  cancel: '取消',
  tooLong: '最多 {max} 个字，请删去 {over} 个字',
});
