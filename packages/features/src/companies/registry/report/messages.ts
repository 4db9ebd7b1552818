import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of an annual report. */
export const registryReportMessages = defineMessages('registryReport', {
  title: '{name}的年度报告',
  failed: '年报没能查到',
  back: '回到 {name}',
  years: '年度',
  year: '{year} 年',
  released: '{year} 年度，{date} 公示',
  unreleased: '{year} 年度，公示日期未知',
  own: '年报由公司自己填报并公示，内容由公司负责。',
  caption: '{name}一览',
  facts: '基本情况与财务',
  unknown: '未公示',
  sites: '网站或网店',
  holders: '股东及出资',
  investments: '对外投资',
  equity_changes: '股权变更',
  guarantees: '对外担保',
  insurance: '社保',
  changes: '修改记录',
  empty: '这一年没有填报',
  none: '没有公示过年报',
});
