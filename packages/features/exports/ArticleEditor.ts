/** Where an article is written. */
export { ArticleEditor, type ArticleEditorProps } from '../src/news/my-articles/article-editor/ArticleEditor.tsx';
export type { ArticleCopies, ArticleCopy } from '../src/news/my-articles/article-editor/articleWords.ts';
export { articleEditorMessages } from '../src/news/my-articles/article-editor/messages.ts';
export { type ArticleEditorOptions, type BoundArticleEditor, useArticleEditor } from '../src/news/my-articles/article-editor/useArticleEditor.ts';
export { richTextFieldMessages } from '../src/news/my-articles/rich-text-field/messages.ts';
