import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the groups of the circle. */
export const groupListMessages = defineMessages('groupList', {
  title: '全部小组',
  count: '{count} 个小组',
  keywords: '搜索小组',
  hint: '名称或介绍',
  failed: '小组没能加载',
  empty: '没有符合的小组',
  emptyHint: '换个词再找，或者看全部小组',
  members: '{count} 人关注',
  posts: '{count} 条动态',
  rules: '小组规则',
  side: '小组',
  all: '全部小组',
  feeds: '订阅',
  atom: 'Atom',
  json: 'JSON Feed',
});
