import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of where facts of a company come from. */
export const registrySourceMessages = defineMessages('registrySource', {
  source: '来源：{source}',
  asOf: '查询时间：',
  sample: '示例',
  stale: '数据源现在没有回答，这是上一次查到的',
});
