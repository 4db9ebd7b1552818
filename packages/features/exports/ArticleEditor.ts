/** Where an article is written. */
export { ArticleEditor, type ArticleEditorProps } from '../src/news/myArticles/article-editor/ArticleEditor.tsx';
export type { ArticleCopies, ArticleCopy } from '../src/news/myArticles/article-editor/articleWords.ts';
export { articleEditorMessages } from '../src/news/myArticles/article-editor/messages.ts';
export { type ArticleEditorOptions, type BoundArticleEditor, useArticleEditor } from '../src/news/myArticles/article-editor/useArticleEditor.ts';
export { richTextFieldMessages } from '../src/news/myArticles/rich-text-field/messages.ts';
