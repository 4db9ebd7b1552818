import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the calendar of results. */
export const resultsCalendarMessages = defineMessages('resultsCalendar', {
  month: '月份',
  monthOption: '{year} 年 {month} 月（{count}）',
  day: '{month} 月 {day} 日 {weekday}',
  weekdays: '周日、周一、周二、周三、周四、周五、周六',
  list: '{day}公布业绩的公司',
  company: '公司名称',
  search: '找公司',
  clear: '看全部公司',
  count: '{count} 家次',
  found: '名称含“{keywords}”的 {count} 家次',
  document: '公布的文件',
  noDocument: '文件还没有公布',
  source: '日期来源',
  newWindow: '在新窗口打开',
  documentNamed: '{company} {period}的文件',
  sourceNamed: '{company} {period}的日期来源',
  failed: '没有读到财报日历',
  empty: '这个月没有登记过业绩公布日',
  emptyHint: '这里只有本站按公司或交易所的公告登记的日期，没有登记的不代表没有公布。',
  nothingFound: '这个月没有名称含“{keywords}”的公司',
  note: '日期是公司所在地的日期，由运营人员按公告登记，以公司和交易所公布的文件为准；本站不作投资建议。',
});
