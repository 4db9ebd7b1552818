import { defineMessages } from '../../i18n/messages.ts';

/** Texts that all forms share. */
export const formMessages = defineMessages('form', {
  problems: '有 {count} 处需要修改',
});
