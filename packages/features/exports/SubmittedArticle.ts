/** An article that waits for an operator. */
export { SubmittedArticle, type SubmittedArticleProps } from '../src/news/my-articles/submitted-article/SubmittedArticle.tsx';
export { submittedArticleMessages } from '../src/news/my-articles/submitted-article/messages.ts';
export { useSubmittedArticle } from '../src/news/my-articles/submitted-article/useSubmittedArticle.ts';
