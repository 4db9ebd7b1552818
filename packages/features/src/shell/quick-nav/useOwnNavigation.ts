import { useApi } from '@chippage/api/ApiProvider';
import { agentSearchQuery, searchBrandHintQuery } from '@chippage/api/directory';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { navigationQuery, ownNavigationQuery, saveOwnNavigation, siteFactsQuery } from '@chippage/api/site';
import { useMemo, useState } from 'react';
import type { NavigationStorage } from './navigationStore.ts';
import { useQuickNav } from './useQuickNav.ts';

const KEPT = { revalidateIfStale: false };
const NONE = { common: [], agent: [], brand: [] };
const HINTS = 8;

export interface OwnNavigationOptions {
  /** `localStorage`; null where there is none, as on the server. */
  storage: NavigationStorage | null;
  /** Who is logged in. */
  memberId: number | null;
}

/** Binds the visitor's own links to this browser's storage and to the member's account. */
export function useOwnNavigation({ storage, memberId }: OwnNavigationOptions) {
  const client = useApi();
  const site = navigationQuery.use({}, KEPT).data;
  const facts = siteFactsQuery.use({}, KEPT).data;
  const kept = ownNavigationQuery.use(memberId === null ? null : {}, { ...KEPT, revalidateOnFocus: false }).data;
  const [typed, setTyped] = useState<{ tab: 'agent' | 'brand'; keywords: string } | null>(null);
  const vars = typed && typed.keywords.trim() !== '' ? { keywords: typed.keywords.trim(), size: HINTS } : null;
  const agents = agentSearchQuery.use(typed?.tab === 'agent' ? vars : null, { keepPreviousData: true });
  const brands = searchBrandHintQuery.use(typed?.tab === 'brand' ? vars : null, { keepPreviousData: true });
  const bound = useQuickNav({
    storage,
    initial: useMemo(() => (site ? { common: site.common, agent: site.agent, brand: site.brand } : NONE), [site]),
    member: memberId === null ? null : { id: memberId, kept },
    onSave: (navigation) => saveOwnNavigation(navigation, { client }),
  });
  return {
    ...bound,
    aiHref: facts?.aiUrl ?? null,
    supplyHref: facts?.supplyDemandUrl ?? null,
    hints: vars ? mapLoadable(toLoadable(typed?.tab === 'agent' ? agents : brands), ({ data }) => data) : undefined,
    onHintInput: setTyped,
  };
}
