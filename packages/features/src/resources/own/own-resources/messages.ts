import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a member's own resources. */
export const ownResourcesMessages = defineMessages('ownResources', {
  title: '我提交的资料',
  add: '提交资料',
  states: '状态',
  all: '全部',
  reviewing: '审核中',
  refused: '未通过',
  published: '已发布',
  withdrawn: '已撤回',
  takenDown: '已下架',
  takenDownFor: '已下架：{reason}',
  refusedFor: '没有通过：{reason}',
  facts: '{files} 个文件，{downloads} 人下载',
  submitted: '提交于',
  edit: '修改后重新提交',
  editNamed: '修改后重新提交：{title}',
  withdraw: '撤回',
  withdrawNamed: '撤回“{title}”',
  withdrawnDone: '已撤回“{title}”，可以修改后重新提交',
  empty: '还没有提交过资料',
  emptyState: '没有“{state}”的资料',
  emptyHint: '电路方案、课程、测量数据都可以提交，审核通过后所有人都看得到。',
});
