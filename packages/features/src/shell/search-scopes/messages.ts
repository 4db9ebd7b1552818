import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the scopes of a search. */
export const searchScopesMessages = defineMessages('searchScopes', {
  label: '搜索范围',
  parts: '器件',
  texts: '全文',
  goods: '现货',
  articles: '文章',
  merchants: '卖家',
});
