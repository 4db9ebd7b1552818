import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the companies that a member watches. */
export const watchListMessages = defineMessages('watchList', {
  title: '关注的公司',
  note: '每月初比较一次登记信息，变了才通知。',
  since: '关注于',
  creditCode: '统一社会信用代码',
  first: '下个月初第一次比较',
  compared: '比较于',
  unchanged: '没有变化',
  changed: '{count} 处变化',
  changesOf: '{name} 的变化',
  unknown: '未公示',
  remove: '取消关注',
  removeNamed: '取消关注 {name}',
  undo: '撤销',
  undoNamed: '撤销：取消关注 {name}',
  removed: '已取消关注 {name}，可撤销',
  kept: '已恢复关注 {name}',
  empty: '还没有关注公司',
  emptyHint: '在公司核查里打开一家公司，点“关注这家公司”；它的经营状态、法定代表人、被执行等变了，每月初告诉你。',
  check: '去查公司',
  mailTitle: '变化邮件',
  mail: '每月一封，说关注的公司变了什么',
  mailHint: '变之前和变之后都写在信里，没有变化不发；关掉以后仍有站内消息。',
  mailFailed: '变化邮件的设置没有读取成功',
});
