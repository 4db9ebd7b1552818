import { defineMessages } from '../../i18n/messages.ts';

export const hotWordsEditorMessages = defineMessages('hotWordsEditor', {
  title: '热搜词',
  count: '{count}/{max} 个',
  lead: '按顺序显示在搜索框下面。一个也不写时，显示访客搜得最多的词。',
  words: '热搜词',
  add: '添加热搜词',
  addButton: '添加',
  addHint: '例如 STM32F103C8T6，最多 40 个字',
  required: '请写出热搜词',
  tooLong: '最多 40 个字',
  known: '“{word}”已经在列表里',
  full: '最多 {max} 个，请先删除一个',
  added: '已添加{word}',
  save: '保存',
  saved: '已保存',
  reset: '撤销修改',
  unsaved: '有未保存的修改',
  failed: '热搜词没有加载出来',
  empty: '还没有选热搜词',
  emptyHint: '现在显示的是访客搜得最多的词。',
});
