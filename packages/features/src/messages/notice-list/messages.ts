import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the notices. */
export const noticeListMessages = defineMessages('noticeList', {
  title: '通知',
  kinds: '通知的类别',
  all: '全部',
  order: '订单',
  comment: '评论',
  account: '账号',
  review: '审核',
  feedback: '反馈',
  system: '系统',
  savedSearch: '保存的搜索',
  changeNotice: '变更与停产',
  registryWatch: '关注的公司',
  inquiry: '供求',
  unreadOnly: '只看未读',
  unread: '未读',
  readOne: '标为已读',
  readOneNamed: '把“{title}”标为已读',
  readAll: '全部标为已读',
  readDone: '已标为已读',
  readAllDone: '全部通知已标为已读',
  empty: '还没有通知',
  emptyHint: '订单的进展、询价和报价、评论的回复、审核结果、意见反馈的答复和账号安全的提醒会出现在这里',
  emptyUnread: '没有未读的通知',
  showAll: '看全部通知',
});
