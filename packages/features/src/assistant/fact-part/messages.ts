import { defineMessages } from '../../i18n/messages.ts';

export const factPartMessages = defineMessages('factPart', {
  facts: '{mpn} 的事实',
  page: '第 {page} 页',
  place: '{name}的出处：{title}，',
  unsure: '位置待核',
  sample: '示例',
  corrected: '已更正：{source}',
  sources: '来源：{sources}',
  asOf: '更新于 {day}',
  more: '其余 {count} 项',
  family: '系列名',
  similar: '只是相近',
});
