import { toLoadable } from '@chippage/api/loadable';
import { articlePreviewQuery } from '@chippage/api/news';
import type { ArticlePreviewProps } from './ArticlePreview.tsx';

/** Binds `ArticlePreview` to the API. */
export function useArticlePreview(id: number): Pick<ArticlePreviewProps, 'preview'> {
  return { preview: toLoadable(articlePreviewQuery.use({ id })) };
}
