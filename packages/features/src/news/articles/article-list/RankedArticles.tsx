import type { ArticleLink } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import * as styles from './ArticleList.css.ts';

export interface RankedArticlesProps {
  /** The first is number 1. */
  articles: readonly ArticleLink[];
}

/** Titles by rank, e.g. the hottest articles. */
export function RankedArticles({ articles }: RankedArticlesProps) {
  const paths = usePaths(newsPaths);
  return (
    <ol className={styles.ranked}>
      {articles.map(({ id, title }, index) => (
        <li key={id} className={styles.rankedRow}>
          <span className={styles.rank} aria-hidden="true">
            {index + 1}
          </span>
          <Link tone="quiet" href={paths.article(id)}>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
