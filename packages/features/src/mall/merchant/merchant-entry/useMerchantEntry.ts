import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { enterMall, merchantEntryQuery, shopNameStateQuery } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import type { MerchantEntryProps } from './MerchantEntry.tsx';

/** Binds `MerchantEntry` to the API. @param onDone Says that it was handed in */
export function useMerchantEntry({ onDone }: { onDone: () => void }): Omit<MerchantEntryProps, 'goodsHref'> {
  const client = useApi();
  const invalidate = useInvalidate();
  return {
    state: toLoadable(merchantEntryQuery.use({})),
    onCheckName: async (name) => (await shopNameStateQuery.fetch({ name }, { client })).isTaken,
    onEnter: async (form) => {
      await enterMall(form, { client });
      await invalidate(merchantEntryQuery);
      onDone();
    },
  };
}
