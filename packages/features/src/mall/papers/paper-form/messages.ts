import { defineMessages } from '../../../i18n/messages.ts';

/** Texts that the forms of addresses and of invoice titles share. */
export const paperFormMessages = defineMessages('paperForm', {
  close: '关闭',
  cancel: '取消',
  saving: '正在保存',
  failed: '没有保存成功，请稍后重试',
});
