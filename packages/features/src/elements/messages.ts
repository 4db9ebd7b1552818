import { defineMessages } from '../i18n/messages.ts';

export const elementsMessages = defineMessages('elements', {
  logIn: '登录芯页',
});

/** Whose pieces these are. */
export const elementsSite = { name: '芯页', latinName: 'ChipPage' };
