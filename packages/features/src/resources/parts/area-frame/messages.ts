import { defineMessages } from '../../../i18n/messages.ts';

/** Texts around the pages of the technical resources. */
export const areaFrameMessages = defineMessages('areaFrame', {
  area: '技术资料',
  place: '所在位置',
  sections: '技术资料的栏目',
  front: '首页',
  scheme: '电路方案',
  course: '课程资料',
  original: '原始数据',
  datum: '资料合集',
  series: '专栏',
  authors: '热门作者',
  components: '元器件分类',
});
