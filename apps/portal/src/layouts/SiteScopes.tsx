import { type SearchScope, SearchScopes, useSearchScopes } from '@chippage/features/SearchScopes';
import { scopeHrefs } from './scopeHrefs.ts';
import * as styles from './SiteScopes.css.ts';

export interface SiteScopesProps {
  /** The words searched for. */
  keywords: string;
  current: SearchScope;
}

/** Over a result: the scopes of its words, bound to their counts and pages. */
export function SiteScopes({ keywords, current }: SiteScopesProps) {
  return (
    <div className={styles.scopes}>
      <SearchScopes {...useSearchScopes(keywords)} current={current} getHref={(scope) => scopeHrefs[scope](keywords)} />
    </div>
  );
}
