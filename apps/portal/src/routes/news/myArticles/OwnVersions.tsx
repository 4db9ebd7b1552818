import { ArticleVersions, type ArticleVersionsOptions, type ArticleVersionsProps, useArticleVersions } from '@chippage/features/ArticleVersions';

/** Props of `OwnVersions`. */
export interface OwnVersionsProps extends ArticleVersionsOptions, Pick<ArticleVersionsProps, 'now' | 'onClose'> {
  mayRestore: boolean;
}

/** The kept versions of the article that is written. */
export function OwnVersions({ mayRestore, now, onClose, ...options }: OwnVersionsProps) {
  const { onRestore, ...bound } = useArticleVersions(options);
  return <ArticleVersions {...bound} now={now} onClose={onClose} onRestore={mayRestore ? onRestore : undefined} />;
}
