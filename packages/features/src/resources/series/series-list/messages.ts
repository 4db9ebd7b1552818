import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a list of columns. */
export const seriesListMessages = defineMessages('seriesList', {
  search: '搜索专栏',
  hint: '专栏名、作者或里面的题目',
  facts: '{author}　{articles} 篇文章，{resources} 份资料',
  sample: '示例',
  found: '找到 {count} 个专栏',
  failed: '专栏没有加载出来',
  empty: '还没有专栏',
  nothing: '没有找到“{keywords}”',
  nothingHint: '换一个更短的词，或者看全部专栏。',
  all: '全部专栏',
});
