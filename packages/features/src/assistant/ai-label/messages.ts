import { defineMessages } from '../../i18n/messages.ts';

/** Words of the label that all answers of the assistant carry, on the page, in copies and in files. */
export const aiLabelMessages = defineMessages('aiLabel', {
  label: '内容由 AI 生成',
  rules: '按规则解析，没有使用大模型：同样的话总得到同样的结果',
  model: '由大模型 {model} 生成，每句都有出处；请核对出处后再使用',
});
