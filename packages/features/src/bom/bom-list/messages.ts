import { defineMessages } from '../../i18n/messages.ts';

/** Texts of a member's bills of materials. */
export const bomListMessages = defineMessages('bomList', {
  title: '我的 BOM',
  empty: '还没有保存过 BOM',
  emptyHint: '读进一份清单，它就存在这里，每次保存都留一个版本。',
  facts: '{lines} 行，{settled} 行已确定，{sets} 套，第 {version} 版',
  updated: '改动于',
  shared: '已分享',
  matching: '正在匹配',
  remove: '删除',
  removeNamed: '删除 {name}',
  removed: '已删除「{name}」，离开本页前可以撤销',
  undo: '撤销',
  undoNamed: '撤销删除 {name}',
  undone: '已恢复「{name}」',
  visitorTitle: '登录后可以保存 BOM',
  visitorHint: '保存以后留着每个版本，换台电脑也在，还能用链接分享；一份最多 {most} 行。不登录也能匹配、看报价、导出和加入购物车。',
  logIn: '登录',
});
