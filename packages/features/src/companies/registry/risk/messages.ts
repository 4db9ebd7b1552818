import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the risks of a company. */
export const registryRiskMessages = defineMessages('registryRisk', {
  title: '{name}的风险',
  failed: '风险没能查到',
  back: '回到 {name}',
  level: '风险等级：{level}',
  high: '高',
  medium: '中',
  low: '低',
  none: '没有',
  unknown: '未知',
  own: '自身风险',
  related: '周边风险',
  historical: '历史风险',
  warning: '预警提醒',
  ownNote: '公司自己的',
  relatedNote: '股东、人员和投资的公司的',
  historicalNote: '已经结束或移出的',
  warningNote: '可能发生的变化',
  count: '{count} 条',
  empty: '经查无结果',
  item: '{title}（{count}）',
  rows: '看{title}的全部内容',
  company: '涉及：',
  times: '{text}（{count} 次）',
  more: '这里列出前 {shown} 条',
});
