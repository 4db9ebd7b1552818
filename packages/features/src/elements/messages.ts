import { defineMessages } from '../i18n/messages.ts';

export const elementsMessages = defineMessages('elements', {
  logIn: '登录芯页',
});
