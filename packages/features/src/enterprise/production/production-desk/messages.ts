import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the production lines that a company keeps. */
export const productionDeskMessages = defineMessages('productionDesk', {
  title: '产线',
  note: '新增和改动由运营审核后显示在企业主页；删除马上从主页拿掉。次序就是主页上的次序。',
  add: '新增产线',
  full: '最多 {most} 条产线，删除不用的以后可以再加',
  list: '产线',
  files: '{count} 份证书',
  capacity: '产能：{text}',
  certificates: '认证：{text}',
  stillShown: '通过之前，主页上还是原来的内容。',
  edit: '修改',
  editOf: '修改 {name}',
  remove: '删除',
  removeOf: '删除 {name}',
  removed: '已删除「{name}」，离开本页前可以撤销',
  undo: '撤销',
  undoOf: '撤销删除 {name}',
  undone: '已恢复「{name}」',
  empty: '还没有产线',
  emptyHint: '写上设备、产能和认证，买家在企业主页上能看到你们能做什么。',
});
