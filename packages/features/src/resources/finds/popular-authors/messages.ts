import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the authors who are read most. */
export const popularAuthorsMessages = defineMessages('popularAuthors', {
  search: '搜索作者',
  hint: '名字、领域或简介',
  found: '{count} 位作者',
  rule: '按文章的阅读和资料的下载排，一次下载算十次阅读。',
  place: '第 {place} 名',
  works: '{articles} 篇文章，{resources} 份资料',
  uses: '{views} 次阅读，{downloads} 次下载，{followers} 人关注',
  best: '{name} 的资料',
  failed: '作者没有加载出来',
  empty: '还没有作者',
  nothing: '没有找到“{keywords}”的作者',
  nothingHint: '换一个词，或者看全部作者。',
  all: '全部作者',
});
