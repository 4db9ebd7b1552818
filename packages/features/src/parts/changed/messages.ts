import { defineMessages } from '../../i18n/messages.ts';

/** Texts of a fact that is to be another one. */
export const changedMessages = defineMessages('changed', {
  before: '原来：{value}',
  after: '改为：{value}',
});
