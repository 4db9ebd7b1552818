import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the way to the company check. */
export const checkLinkMessages = defineMessages('checkLink', {
  check: '公司核查',
  checkOf: '公司核查：{name}',
});
