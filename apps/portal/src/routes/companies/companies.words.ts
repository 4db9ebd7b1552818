import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalCompanies', {
  ...sharedTexts,
  check: '公司核查',
  checkDescription: '按公司名称、曾用名、统一社会信用代码、人员和品牌，查工商、司法、经营风险、知识产权和历史；每一块写明来源和查询时间。',
  search: '查公司：{keywords}',
  searchPage: '查公司：{keywords}，第 {page} 页',
  company: '公司核查',
  companyDescription: '{name}（{state}）的工商登记、主要人员、股东、司法、经营风险、知识产权和历史，写明来源和查询时间。',
  block: '{name}的登记内容',
  risk: '公司的风险',
  riskOf: '{name}的风险',
  report: '公司的年报',
  reportOf: '{name}的年度报告',
  snapshot: '登记快照',
  snapshotOf: '{name}的登记快照',
  person: '人员的公司',
  personOf: '{name}任职和持股的公司',
  compare: '公司对比',
  unknownName: '公司',
  correction: '信息纠错',
  watches: '关注的公司',
  corrections: '我的纠错',
  correctionSent: '已提交，处理结果会发到站内消息',
});

/** Reads a word of the pages of the company check. */
export const t = translator(messages);
