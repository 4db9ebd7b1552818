import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of what a member applied for. */
export const ownApplicationsMessages = defineMessages('ownApplications', {
  title: '我的投递',
  saved: '收藏的职位',
  find: '找职位',
  note: '简历和联系方式保存 {days} 天后自动删除，也可以现在就删；删了以后公司看不到，投递的记录还在。',
  applied: '投递于',
  marked: '{state}于',
  resume: '下载简历 {name}',
  keptUntil: '保存到',
  forgotten: '简历和联系方式已删除',
  forget: '删除简历和联系方式',
  forgetNamed: '删除简历和联系方式：{title}',
  forgetTitle: '删除简历和联系方式？',
  forgetText: '投给“{title}”的简历、姓名、电话和留言会立刻删除，不能恢复，也不能再投同一个职位。',
  forgetDone: '已删除投给“{title}”的简历和联系方式',
  resumeFailed: '简历没有下载成功，请稍后重试',
  cancel: '不删除',
  empty: '还没有投递过职位',
  emptyHint: '在职位页按“投递简历”，进展会显示在这里，也会发站内消息。',
});
