import { defineMessages } from '../i18n/messages.ts';

/** Texts that the pages of a member share. */
export const memberPagesMessages = defineMessages('memberPages', {
  loading: '正在读取',
  failed: '没有读到内容',
  retry: '重试',
  loadMore: '加载更多',
  loadingMore: '正在加载',
  loaded: '已加载 {count} 条，共 {total} 条',
  total: '共 {total} 条',
  failedAction: '没有完成，请稍后重试',
  cancel: '取消',
  unknown: '未填写',
});
