import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the articles that name a part. */
export const partArticlesMessages = defineMessages('partArticles', {
  title: '相关文章',
  all: '搜“{keywords}”的全部 {total} 篇文章',
  advert: '广告',
  ai: '内容由 AI 生成',
});
