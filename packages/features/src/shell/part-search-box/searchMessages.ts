import type { Messages } from '../../i18n/messages.ts';
import { newsSearchBoxMessages } from '../news-search-box/messages.ts';
import type { SearchScope } from '../search-scopes/searchScope.ts';
import { goodsSearchBoxMessages, merchantSearchBoxMessages, partSearchBoxMessages, textSearchBoxMessages } from './messages.ts';

/** The texts of a search box, whatever it searches. */
export type SearchTexts = Record<keyof (typeof partSearchBoxMessages)['texts'], string>;

/** The texts by scope, so that each can be overridden under its own name. */
export const searchMessages: Readonly<Record<SearchScope, Messages<SearchTexts>>> = {
  parts: partSearchBoxMessages,
  texts: textSearchBoxMessages,
  goods: goodsSearchBoxMessages,
  articles: newsSearchBoxMessages,
  merchants: merchantSearchBoxMessages,
};
