import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the news search; the same keys as those of the part search, whose box it is. */
export const newsSearchBoxMessages = defineMessages('newsSearchBox', {
  label: '搜索新闻',
  placeholder: '搜索新闻',
  search: '搜索',
  clear: '清空输入',
  hints: '搜索建议',
  history: '搜索历史',
  clearHistory: '清空历史',
  forgetHelp: 'Delete 键删除一条',
  loading: '正在加载建议',
  noMatch: '没有匹配的建议，按回车直接搜索',
  failed: '建议加载失败，可以直接搜索',
  retry: '重试',
});
