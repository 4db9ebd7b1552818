import { useApi } from '@chippage/api/ApiProvider';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { ownArticleVersionQuery, ownArticleVersionsQuery, restoreArticleVersion } from '@chippage/api/news';
import { useInvalidate } from '@chippage/api/query';
import type { OwnArticle } from '@chippage/api/types';
import { useState } from 'react';
import type { ArticleVersionsProps } from './ArticleVersions.tsx';

/** What the versions of an article stand beside. */
export interface ArticleVersionsOptions {
  id: number;
  /** The version that stands in the editor. */
  version: number;
  /** Shows what was brought back. */
  onRestored: (article: OwnArticle) => void;
}

/** Binds `ArticleVersions` to the API. */
export function useArticleVersions({ id, version, onRestored }: ArticleVersionsOptions): Pick<ArticleVersionsProps, 'versions' | 'chosen' | 'onChoose'> & {
  onRestore: (versionId: number) => Promise<void>;
} {
  const client = useApi();
  const invalidate = useInvalidate();
  const [versionId, setVersionId] = useState<number | null>(null);
  const chosen = ownArticleVersionQuery.use(versionId === null ? null : { versionId });
  return {
    versions: mapLoadable(toLoadable(ownArticleVersionsQuery.use({ id })), ({ data }) => data),
    chosen: versionId === null ? null : toLoadable(chosen),
    onChoose: setVersionId,
    onRestore: async (wanted) => {
      const article = await restoreArticleVersion({ versionId: wanted, baseVersion: version }, { client });
      onRestored(article);
      await invalidate(ownArticleVersionsQuery);
    },
  };
}
