import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a list of articles. */
export const articleListMessages = defineMessages('articleList', {
  loading: '正在加载文章',
  failed: '文章没能加载',
  pages: '文章分页',
  previous: '上一页',
  next: '下一页',
  page: '第 {page} 页',
});
