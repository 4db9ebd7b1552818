import type { ScopeCounts } from '@chippage/api/types';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { StateLinks } from '../../parts/state-links/StateLinks.tsx';
import { searchScopesMessages } from './messages.ts';
import { type SearchScope, searchScopes } from './searchScope.ts';

export interface SearchScopesProps {
  /** Whose result is seen. */
  current: SearchScope;
  /** How much each scope has. Absent as long as it is not known: the links stand without. */
  counts?: ScopeCounts | undefined;
  /** The result of the same words in a scope. */
  getHref: (scope: SearchScope) => string;
}

/** The scopes of a search, each with what it would find. */
export function SearchScopes({ current, counts, getHref }: SearchScopesProps) {
  const t = useMessages(searchScopesMessages);
  return <StateLinks label={t('label')} states={searchScopes.map((id) => ({ id, name: t(id), count: counts?.[id] }))} current={current} getHref={getHref} />;
}
