import { defineMessages } from '../../i18n/messages.ts';

export const modelAnswerMessages = defineMessages('modelAnswer', {
  title: '大模型的回答',
  off: '本站没有接入大模型，问题由规则读成筛选。',
  lead: '大模型用同样的工具查目录和数据手册，只显示有出处的句子。问题会交给 {model}，不附带你的任何资料。',
  ask: '请大模型回答',
  asking: '正在查目录和数据手册，最多半分钟',
  left: '今天还可以问 {left} 次（共 {most} 次）',
  used: '今天的 {most} 次提问已用完，明天 0 点后再问。',
  login: '登录后每天可以问 {most} 次',
  loginAction: '登录后提问',
  nothing: '大模型没有说出有出处的句子。',
  dropped: '有 {count} 句没有出处，或者数与出处对不上，没有显示。',
  evidence: '出处',
  cite: '出处 {no}',
  sheet: '{label}，第 {page} 页',
  sample: '示例',
  adopt: '用大模型查的筛选',
});
