import { defineMessages } from '../../i18n/messages.ts';

/** Texts of what a member reported. */
export const reportHistoryMessages = defineMessages('reportHistory', {
  title: '我的举报',
  board_row: '供求信息',
  conversation: '对话',
  job: '职位',
  circle_post: '动态',
  comment: '评论',
  goneRow: '供求信息已删除',
  goneComment: '评论已移除',
  goneJob: '职位已删除',
  gonePost: '动态已移除',
  reason: '举报原因：{reason}',
  open: '待处理',
  upheld: '已处理',
  rejected: '已驳回',
  ended: '不再处理',
  endedHint: '举报的内容已经不在，不再处理。',
  upheldHint: '举报成立，内容已撤下。',
  answer: '处理结果',
  sentAt: '举报于',
  decidedAt: '处理于',
  empty: '还没有举报过',
  emptyHint: '供求信息、职位、动态或评论有问题，在它旁边按“举报”；处理结果会出现在这里',
});
