import { defineMessages } from '../../i18n/messages.ts';

/** Texts that all forms share. */
export const formMessages = defineMessages('form', {
  problems: '有 {count} 处需要修改',
  restored: '已恢复上次没有提交的内容',
  forget: '不要了',
});
