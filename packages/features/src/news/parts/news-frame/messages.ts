import { defineMessages } from '../../../i18n/messages.ts';

/** Texts around the lists of the news. */
export const newsFrameMessages = defineMessages('newsFrame', {
  hotWords: '热门词',
  beside: '热门内容',
  hottest: '热榜',
  authors: '最近更新的作者',
});
