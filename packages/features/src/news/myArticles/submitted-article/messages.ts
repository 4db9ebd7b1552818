import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of an article that waits for an operator. */
export const submittedArticleMessages = defineMessages('submittedArticle', {
  close: '关闭',
  loading: '正在读取文章',
  failed: '文章没有读出来',
  which: '看哪一份',
  submitted: '提交的',
  before: '读者现在看到的',
  schedule: '通过后到 {time} 才发布',
});
