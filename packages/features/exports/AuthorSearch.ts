/** Authors, all of them or those that words find. */
export { AuthorSearch, type AuthorSearchProps } from '../src/news/authors/author-search/AuthorSearch.tsx';
export { authorsOn, useAuthorSearch } from '../src/news/authors/author-search/useAuthorSearch.ts';
