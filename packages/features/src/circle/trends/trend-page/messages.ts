import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the page of a post. */
export const trendPageMessages = defineMessages('trendPage', {
  failed: '动态没有加载出来',
  breadcrumbs: '所在位置',
  circle: '圈子',
  trend: '动态',
  closed: '作者已关闭评论，已有的评论还能看。',
  sampleNote: '这是示例动态，作者和内容都是虚构的。',
});
