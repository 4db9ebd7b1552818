import { defineMessages } from '../../i18n/messages.ts';

/** Texts of lists that are read page by page. */
export const listPageMessages = defineMessages('listPage', {
  loadMore: '加载更多',
  loadingMore: '正在加载',
  loaded: '已加载 {count} 条，共 {total} 条',
  total: '共 {total} 条',
  rowsShown: '第 {from}–{to} 条，共 {total} 条',
  pages: '分页',
  previousPage: '上一页',
  nextPage: '下一页',
  pageNumber: '第 {page} 页',
});
