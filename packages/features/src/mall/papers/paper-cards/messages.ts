import { defineMessages } from '../../../i18n/messages.ts';

/** Texts that lists of addresses and of invoice titles share. */
export const paperCardsMessages = defineMessages('paperCards', {
  edit: '修改',
  editNamed: '修改 {name}',
  remove: '删除',
  removeNamed: '删除 {name}',
  removeQuestion: '删除“{name}”？',
  removeText: '离开这一页之前可以撤销。已提交的订单和已申请的发票不受影响。',
  keep: '不删除',
  removed: '已删除 {name}',
  undo: '撤销',
  restored: '已恢复 {name}',
  defaultSet: '默认已改为 {name}',
  count: '{count} / {most}',
  fewer: '只看常用的',
  full: '最多保存 {most} 个，删除不用的才能新增',
});
