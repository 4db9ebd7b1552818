import { newsPaths as shared } from '@chippage/features/portalPaths';
import { shellPaths } from '../shell/shell.paths.ts';

/** The addresses of the news. */
export const newsPaths = {
  ...shared,
  newsSearchForm: shellPaths.newsSearchForm,
  /** All authors; `author` is one of them. */
  authors: () => '/news/author',
};
