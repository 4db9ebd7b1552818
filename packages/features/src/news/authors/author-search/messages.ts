import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of finding authors. */
export const authorSearchMessages = defineMessages('authorSearch', {
  keywords: '找作者',
  hint: '名字、领域、简介',
  found: '找到 {count} 位作者',
  loading: '正在加载作者',
  failed: '作者没能加载',
  empty: '还没有作者',
  noneSuch: '没有找到“{keywords}”',
  noneSuchHint: '换一个词，或者看全部作者。',
  all: '看全部',
  pages: '作者分页',
  previous: '上一页',
  next: '下一页',
  page: '第 {page} 页',
});
