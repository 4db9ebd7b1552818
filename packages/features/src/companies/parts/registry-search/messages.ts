import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the field that looks for registered companies. */
export const registrySearchMessages = defineMessages('registrySearch', {
  clear: '清空',
  search: '查询',
});
