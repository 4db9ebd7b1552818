import { useApi } from '@chippage/api/ApiProvider';
import { agentSearchQuery, searchBrandHintQuery } from '@chippage/api/directory';
import { navigationQuery, ownNavigationQuery, saveOwnNavigation, siteFactsQuery } from '@chippage/api/site';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { useQuickNav } from '@chippage/features/QuickNav';
import type { SiteHeaderProps } from '@chippage/features/SiteHeader';
import { useAtomValue } from 'jotai';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { memberAtom } from '../atoms/sessionAtom.ts';

const KEPT = { revalidateIfStale: false };
const NONE = { common: [], agent: [], brand: [] };
const HINTS = 8;

const never = () => () => undefined;

/** The storage of this browser; null on the server, for the first paint, and where it is closed. */
function useLocalStorage(): Storage | null {
  return useSyncExternalStore(
    never,
    () => {
      try {
        return localStorage;
      } catch {
        return null;
      }
    },
    () => null,
  );
}

/** The visitor's own links, kept in this browser and with the member's account. */
export function useOwnNavigation(): NonNullable<SiteHeaderProps['quickNav']> {
  const client = useApi();
  const member = useAtomValue(memberAtom);
  const site = navigationQuery.use({}, KEPT).data;
  const facts = siteFactsQuery.use({}, KEPT).data;
  const kept = ownNavigationQuery.use(member ? {} : null, { ...KEPT, revalidateOnFocus: false }).data;
  const [typed, setTyped] = useState<{ tab: 'agent' | 'brand'; keywords: string } | null>(null);
  const vars = typed && typed.keywords.trim() !== '' ? { keywords: typed.keywords.trim(), size: HINTS } : null;
  const agents = agentSearchQuery.use(typed?.tab === 'agent' ? vars : null, { keepPreviousData: true });
  const brands = searchBrandHintQuery.use(typed?.tab === 'brand' ? vars : null, { keepPreviousData: true });
  const bound = useQuickNav({
    storage: useLocalStorage(),
    initial: useMemo(() => (site ? { common: site.common, agent: site.agent, brand: site.brand } : NONE), [site]),
    member: member && { id: member.id, kept },
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
