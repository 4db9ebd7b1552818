import { defineMessages } from '../../i18n/messages.ts';

/** Texts of a search field above a list. */
export const keywordsFieldMessages = defineMessages('keywordsField', {
  clear: '清空',
  search: '搜索',
});
