import { useApi } from '@chippage/api/ApiProvider';
import {
  registryWatchesQuery,
  registryWatchMailQuery,
  registryWatchStateQuery,
  setRegistryWatchMail,
  unwatchRegistry,
  watchRegistry,
} from '@chippage/api/companies';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import { useState } from 'react';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { WatchListProps } from './WatchList.tsx';

/** Binds `WatchList` to the API. */
export function useWatchList(): Omit<WatchListProps, 'emailHref'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const pages = registryWatchesQuery.usePages({ pageSize: 20 });
  return {
    watches: toPagedList(pages),
    isRemoved: ({ company }) => removed.has(company.id),
    async onChange({ company: { id } }, isWatched) {
      await (isWatched ? watchRegistry : unwatchRegistry)({ id }, { client });
      void invalidate(registryWatchStateQuery);
      setRemoved((was) => new Set(isWatched ? [...was].filter((one) => one !== id) : [...was, id]));
    },
    onLoadMore: pages.loadMore,
    mail: toLoadable(registryWatchMailQuery.use({})),
    async onMailChange(isOn) {
      await setRegistryWatchMail({ isOn }, { client });
      await invalidate(registryWatchMailQuery);
    },
  };
}
