/** An article that waits for an operator. */
export { SubmittedArticle, type SubmittedArticleProps } from '../src/news/myArticles/submitted-article/SubmittedArticle.tsx';
export { submittedArticleMessages } from '../src/news/myArticles/submitted-article/messages.ts';
export { useSubmittedArticle } from '../src/news/myArticles/submitted-article/useSubmittedArticle.ts';
