import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of an article in a list. */
export const articleCardMessages = defineMessages('articleCard', {
  pinned: '置顶',
  advert: '广告',
  ai: '内容由 AI 生成',
  DRAFT: '草稿',
  REVIEW: '审核中',
  DISMOUNT: '已下架',
  DELETEED: '已删除',
  views: '{count} 次阅读',
  likes: '{count} 个赞',
  comments: '{count} 条评论',
});
