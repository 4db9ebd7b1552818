import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of who applied for a post of the company. */
export const jobApplicationsMessages = defineMessages('jobApplications', {
  title: '收到的投递',
  about: '{title}，{salary}，{city}',
  back: '回到招聘管理',
  states: '进展',
  all: '全部',
  note: '只有你公司的负责人和编辑看得到。简历和联系方式 90 天后自动删除，投递人也可以随时删除；只用于这次招聘。',
  applied: '投递于',
  keptUntil: '保存到',
  forgotten: '简历和联系方式已删除',
  nobody: '投递人（资料已删除）',
  call: '打电话 {phone}',
  resume: '下载简历 {name}（{size}）',
  resumeFailed: '简历没有下载成功，请稍后重试',
  viewed: '标为已查看',
  fit: '合适',
  unfit: '不合适',
  markNamed: '{mark}：{name}',
  markDone: '已把 {name} 标为“{mark}”，投递人会收到消息',
  empty: '还没有人投递',
  emptyHint: '收到投递会发站内消息。',
  emptyState: '没有“{state}”的投递',
});
