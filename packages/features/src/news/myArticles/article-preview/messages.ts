import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of looking at an own article before readers do. */
export const articlePreviewMessages = defineMessages('articlePreview', {
  loading: '正在读取文章',
  failed: '文章没有读出来',
  note: '预览：读者看到的就是这样',
  untitled: '没有标题',
  edit: '去改',
  back: '我的文章',
  noAuthor: '还没有作者名，成为作者后显示',
  minutes: '约 {count} 分钟读完',
  aiPart: '含 AI 生成内容',
  aiWhole: 'AI 生成',
  source: '来源：{source}',
  original: '原文',
  newWindow: '（新窗口打开）',
  licence: '许可：{licence}',
  empty: '还没有正文',
});
