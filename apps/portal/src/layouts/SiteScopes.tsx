import { type SearchScope, SearchScopes, useSearchScopes } from '@chippage/features/SearchScopes';
import { shellPaths } from '../routes/shell/shell.paths.ts';
import * as styles from './SiteScopes.css.ts';

const hrefs: Record<SearchScope, (keywords: string) => string> = {
  parts: shellPaths.partSearch,
  goods: shellPaths.mallSearch,
  articles: shellPaths.newsSearch,
};

export interface SiteScopesProps {
  /** The words searched for. */
  keywords: string;
  current: SearchScope;
}

/** Over a result: the scopes of its words, bound to their counts and pages. */
export function SiteScopes({ keywords, current }: SiteScopesProps) {
  return (
    <div className={styles.scopes}>
      <SearchScopes {...useSearchScopes(keywords)} current={current} getHref={(scope) => hrefs[scope](keywords)} />
    </div>
  );
}
