import { articlePreviewQuery } from '@chippage/api/news';
import { ArticlePreview, useArticlePreview } from '@chippage/features/ArticlePreview';
import { useSearchParams } from 'react-router-dom';
import { idFrom } from '../../../page/missing.ts';
import { wanted } from '../../../page/needs.ts';
import { prefetch } from '../../../page/prefetch.ts';

export const loader = prefetch(({ search }) => [wanted(articlePreviewQuery, { id: idFrom(search.get('id') ?? undefined) })]);

/** An own article as readers will see it. */
export default function ArticlePreviewRoute() {
  const [params] = useSearchParams();
  return <ArticlePreview {...useArticlePreview(idFrom(params.get('id') ?? undefined))} />;
}
