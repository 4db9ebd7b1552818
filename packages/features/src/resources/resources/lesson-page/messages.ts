import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a lesson. */
export const lessonPageMessages = defineMessages('lessonPage', {
  failed: '这一课没有加载出来',
  no: '第 {no} 课，共 {total} 课',
  minutes: '约 {count} 分钟',
  course: '课程目录',
  contents: '本课目录',
  markRead: '标为已读',
  finish: '读完，下一课：{title}',
  finishLast: '读完这门课',
  previous: '上一课',
  next: '下一课',
  neighbours: '上一课和下一课',
  back: '回到课程',
  failedMark: '没有记下来，请稍后重试',
});
