/** What this browser keeps of articles that are not saved yet. */
export { indexedCopies, type IndexedCopies } from '../src/news/myArticles/article-editor/indexedCopies.ts';
