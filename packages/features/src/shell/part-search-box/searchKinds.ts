import type { Messages } from '../../i18n/messages.ts';
import { newsSearchBoxMessages } from '../news-search-box/messages.ts';
import { goodsSearchBoxMessages, partSearchBoxMessages } from './messages.ts';

/** What a search box searches. */
export type SearchKind = 'part' | 'goods' | 'news';

/** The texts of a search box, whatever it searches. */
export type SearchTexts = Record<keyof (typeof partSearchBoxMessages)['texts'], string>;

/** The texts by kind, so that each can be overridden under its own name. */
export const searchMessages: Readonly<Record<SearchKind, Messages<SearchTexts>>> = {
  part: partSearchBoxMessages,
  goods: goodsSearchBoxMessages,
  news: newsSearchBoxMessages,
};
