import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a column. */
export const seriesPageMessages = defineMessages('seriesPage', {
  failed: '专栏没有加载出来',
  steps: '按顺序读',
  step: '第 {no} 篇',
  article: '文章',
  empty: '这个专栏里的内容都下架了',
});
