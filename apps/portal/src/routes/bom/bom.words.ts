import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalBom', {
  ...sharedTexts,
  bom: 'BOM 配单',
  bomDescription: '粘贴清单或放进 Excel、CSV、KiCad、立创 EDA 的 BOM，逐行匹配型号，看生命周期、报价和库存，导出或整单加入购物车。',
  saved: 'BOM',
  shared: '分享的 BOM',
  sharedDescription: '别人分享的 BOM：型号、用量、报价和库存。',
  sharedNotice: '这是别人分享的 BOM，只能看和导出。报价按现在的算。',
  savedVersion: '已保存为第 {version} 版',
  savedNew: '已保存到「我的 BOM」',
  changed: '这份 BOM 在别处保存过新的版本，没有覆盖它。可以先导出你的改动，再刷新页面',
  saveFailed: '没有保存成功，改动还在，请稍后重试',
  removed: '已删除「{name}」',
  undo: '撤销',
  undoFailed: '没有恢复成功，请稍后重试',
  leaveTitle: '离开并放弃改动？',
  leaveText: '对这份 BOM 的改动还没有保存，离开后找不回来。',
  leave: '离开',
  stay: '留在这里',
  save: '保存',
  saving: '正在保存',
  saveVersion: '保存为新版本',
  restart: '读另一份清单',
  visitorNotice: '这份 BOM 只在这个窗口里，登录并保存后不会丢。',
  older: '这是第 {version} 版，只能看；最新的是第 {latest} 版。',
  newest: '看最新一版',
});

/** Reads a word of bills of materials. */
export const t = translator(messages);
