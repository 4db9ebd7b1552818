import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the front page of the technical resources. */
export const resourceFrontMessages = defineMessages('resourceFront', {
  schemes: '电路方案',
  courses: '课程资料',
  data: '数据与资料',
  series: '专栏',
  allSchemes: '全部 {count} 个方案',
  allCourses: '全部 {count} 门课程',
  allOriginal: '全部 {count} 份原始数据',
  allDatum: '全部 {count} 份合集',
  allSeries: '全部专栏',
  empty: '还没有内容',
  failed: '技术资料没有加载出来',
});
