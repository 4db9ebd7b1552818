import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the question what to do about a name that is taken. */
export const clashDialogMessages = defineMessages('clashDialog', {
  title: '已经有同名的文件',
  folderTitle: '已经有同名的文件夹',
  text: '这里已经有“{name}”。怎样处理？',
  question: '怎样处理',
  both: '保留两者',
  bothHint: '新的改名为“名称 (2)”',
  replace: '覆盖',
  replaceHint: '原来的移到回收站，30 天内可以还原',
  skip: '跳过',
  skipHint: '这个不动，接着处理其余的',
  forAll: '其余 {left} 个也这样处理（遇到同名时）',
  confirm: '继续',
  stop: '全部停止',
  close: '全部停止',
});
