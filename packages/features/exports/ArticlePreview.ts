/** An own article as readers will see it. */
export { ArticlePreview, type ArticlePreviewProps } from '../src/news/myArticles/article-preview/ArticlePreview.tsx';
export { articlePreviewMessages } from '../src/news/myArticles/article-preview/messages.ts';
export { useArticlePreview } from '../src/news/myArticles/article-preview/useArticlePreview.ts';
