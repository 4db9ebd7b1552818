import { defineMessages } from '../../i18n/messages.ts';

export const overviewPanelMessages = defineMessages('overviewPanel', {
  title: '概览',
  waiting: '等待处理',
  pendingReviews: '待审核',
  openFeedback: '待回复的反馈',
  membersTitle: '会员',
  members: '会员总数',
  membersToday: '今天注册',
  suspended: '已停用',
  goReviews: '去审核',
  goFeedback: '去回复',
  goSuspended: '查看已停用的会员',
  nothing: '没有等待处理的事',
  failed: '概览没有加载出来',
});
