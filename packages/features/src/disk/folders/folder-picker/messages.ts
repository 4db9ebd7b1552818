import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of choosing a folder. */
export const folderPickerMessages = defineMessages('folderPicker', {
  move: '移动 {count} 项到',
  copy: '复制 {count} 项到',
  restore: '还原 {count} 项到',
  hint: '选一个文件夹，再点“{verb}”',
  tree: '全部文件夹',
  empty: '还没有文件夹',
  loading: '正在读取文件夹',
  expand: '展开',
  collapse: '收起',
  moveHere: '移动到“{name}”',
  copyHere: '复制到“{name}”',
  restoreHere: '还原到“{name}”',
  moveVerb: '移动到…',
  copyVerb: '复制到…',
  restoreVerb: '还原到…',
  cancel: '取消',
  close: '关闭',
});
