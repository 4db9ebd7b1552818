import { defineMessages } from '../../i18n/messages.ts';
import { partSearchBoxMessages } from '../part-search-box/messages.ts';

/** Texts of the news search: those of the part search, whose box it is, with its own name. */
export const newsSearchBoxMessages = defineMessages('newsSearchBox', {
  ...partSearchBoxMessages.texts,
  label: '搜索新闻',
  placeholder: '搜索新闻',
});
