import { newsPaths as shared } from '@chippage/features/portalPaths';

/** The addresses of the news. */
export const newsPaths = {
  ...shared,
  /** All authors; `author` is one of them. */
  authors: () => '/news/author',
};
