import { defineMessages } from '../../i18n/messages.ts';

export const overviewPanelMessages = defineMessages('overviewPanel', {
  title: '概览',
  waiting: '等待处理',
  pendingReviews: '待审核',
  openFeedback: '待回复的反馈',
  openTakedowns: '待处理的侵权通知',
  membersTitle: '会员',
  members: '会员总数',
  membersToday: '今天注册',
  suspended: '已停用',
  goReviews: '去审核',
  goFeedback: '去回复',
  goTakedowns: '去处理',
  goSuspended: '查看已停用的会员',
  nothing: '没有等待处理的事',
  filingsMissing: '备案信息没有填全，还不能对公众开放',
  filingsMissingText: '页脚要写明运营主体、ICP 备案号、公安备案号和经营许可证号；没有填的不会显示。',
  emptySettings: '没有填的配置',
  emptyCount: '{count} 项',
  required: '对公众开放前必填',
  failed: '概览没有加载出来',
});
