import { type LinkParams, newsPaths as shared, withParams } from '@chippage/features/portalPaths';

/** The addresses of the news. */
export const newsPaths = {
  ...shared,
  /** All authors, or those that words find; `author` is one of them. */
  authors: (params?: LinkParams) => withParams('/news/author', params),
};
