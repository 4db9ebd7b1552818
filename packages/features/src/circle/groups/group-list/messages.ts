import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of groups. */
export const groupListMessages = defineMessages('groupList', {
  title: '全部圈子',
  count: '{count} 个圈子',
  list: '圈子列表',
  keywords: '圈子的名称或简介',
  keywordsHint: '例如：电源',
  failed: '圈子没有加载出来',
  empty: '没有找到圈子',
  emptyHint: '换个词再找，或看全部圈子',
  all: '看全部圈子',
  facts: '{members} 人关注 · {trends} 条动态',
  sample: '示例',
  circle: '圈子',
  breadcrumbs: '所在位置',
  rules: '圈规',
  post: '发布动态',
});
