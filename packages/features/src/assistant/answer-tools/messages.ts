import { defineMessages } from '../../i18n/messages.ts';

export const answerToolsMessages = defineMessages('answerTools', {
  copy: '复制回答',
  copied: '已复制，带着“内容由 AI 生成”的标识',
  copyFailed: '浏览器不让复制，请选中文字后复制',
  save: '导出为网页文件',
  fileName: '器件问答-{day}.html',
  untitled: '器件问答',
  rules: '规则解析，没有使用大模型',
});
