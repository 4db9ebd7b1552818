import { defineMessages } from '../../i18n/messages.ts';

/** Texts of what an operator takes off the site and puts on it again. */
export const takeDownMessages = defineMessages('takeDown', {
  onSite: '在线',
  takenDown: '已下架',
  copyright: '权利人要求',
  wrong: '内容有误',
  privacy: '涉及隐私或秘密',
  other: '其他原因',
  takeDown: '下架',
  takeDownOf: '下架 {name}',
  restore: '恢复',
  restoreOf: '恢复 {name}',
  takenDownDone: '已下架：{name}',
  restoredDone: '已恢复：{name}',
  title: '下架“{name}”？',
  text: '列表和搜索里不再有它，它的页面只说“已下架”和下面选的原因。之后可以恢复。',
  close: '关闭',
  kind: '对外说的原因',
  kindChoose: '请选择',
  kindRequired: '请选择对外说的原因',
  reason: '说明',
  reasonHint: '其他运营人员和提交它的人看得到，访客看不到',
  reasonRequired: '请写出说明，至少 2 个字',
});
