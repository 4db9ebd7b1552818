import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the contacts that a company keeps. */
export const ownContactsMessages = defineMessages('ownContacts', {
  title: '“{name}”的联系人',
  add: '新增联系人',
  note: '新增和改动由运营审核后显示；删除马上从页面拿掉。访客看到的电话、邮箱、微信是遮住的，会员逐个查看。',
  sample: '样例',
  stillShown: '通过之前，页面上还是“{name}”原来的内容。',
  empty: '还没有联系人',
  emptyHint: '写上销售、技术支持的电话、邮箱或微信，买家就能直接找到你们。',
  edit: '修改',
  editOf: '修改 {name}',
  remove: '删除',
  removeOf: '删除 {name}',
  removed: '已删除「{name}」，离开本页前可以撤销',
  undo: '撤销',
  undoOf: '撤销删除 {name}',
  undone: '已恢复「{name}」',
  back: '维护页面资料',
  company: '企业管理',
  visible_open: '公开',
  visible_members: '登录可见',
  visible_verified: '认证可见',
});
