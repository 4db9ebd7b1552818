/** An own article as readers will see it. */
export { ArticlePreview, type ArticlePreviewProps } from '../src/news/my-articles/article-preview/ArticlePreview.tsx';
export { articlePreviewMessages } from '../src/news/my-articles/article-preview/messages.ts';
export { useArticlePreview } from '../src/news/my-articles/article-preview/useArticlePreview.ts';
