import type { SearchScope } from '@chippage/features/SearchScopes';
import { shellPaths } from '../routes/shell/shell.paths.ts';

/** The result of words by what is searched. */
export const scopeHrefs: Readonly<Record<SearchScope, (keywords: string) => string>> = {
  parts: shellPaths.partSearch,
  texts: (keywords) => shellPaths.textSearch(keywords),
  goods: shellPaths.mallSearch,
  articles: shellPaths.newsSearch,
  merchants: shellPaths.merchantSearch,
};
