import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a list of resources. */
export const resourceListMessages = defineMessages('resourceList', {
  search: '搜索{kind}',
  hint: '标题、简介、正文或型号',
  filters: '筛选',
  field: '领域',
  level: '难度',
  part: '用到的型号',
  sort: '排序',
  newest: '最新',
  downloads: '下载最多',
  rating: '评分最高',
  all: '全部',
  option: '{name}（{count}）',
  count: '{count} 份',
  failed: '资料没有加载出来',
  empty: '没有符合条件的资料',
  emptyHint: '换一个词，或者少选一个条件。',
  clear: '清除条件',
});
