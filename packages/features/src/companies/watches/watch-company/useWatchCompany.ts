import { useApi } from '@chippage/api/ApiProvider';
import { registryWatchesQuery, registryWatchStateQuery, unwatchRegistry, watchRegistry } from '@chippage/api/companies';
import { useInvalidate } from '@chippage/api/query';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { useWishes } from '../../../parts/action/useWishes.ts';
import { watchCompanyMessages } from './messages.ts';
import type { WatchCompanyProps } from './WatchCompany.tsx';

export interface WatchCompanyOptions extends PageActions {
  id: number;
  isMember: boolean;
}

/** Binds `WatchCompany` to the API; a visitor logs in first. */
export function useWatchCompany({ id, isMember, demandLogin, notify }: WatchCompanyOptions): WatchCompanyProps {
  const t = useMessages(watchCompanyMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const said = registryWatchStateQuery.use(isMember ? { id } : null).data;
  const { isOn, want } = useWishes<number>({
    send: (companyId, isWatched) => (isWatched ? watchRegistry : unwatchRegistry)({ id: companyId }, { client }),
    refresh: () => Promise.all([registryWatchStateQuery, registryWatchesQuery].map((query) => invalidate(query))),
    failed: t('failed'),
    demandLogin,
    notify,
  });
  return { isWatched: isOn(id, said?.isWatched ?? false), onWatch: (isWatched) => want(id, isWatched) };
}
