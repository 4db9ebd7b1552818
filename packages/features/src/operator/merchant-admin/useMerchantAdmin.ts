import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { assignMerchant, merchantSeatsQuery } from '@chippage/api/mall';
import { operatorMembersQuery } from '@chippage/api/operator';
import { useInvalidate } from '@chippage/api/query';
import type { MerchantAdminProps } from './MerchantAdmin.tsx';
import { type MerchantQuery, merchantVariables } from './merchantQuery.ts';

const MOST_FOUND = 8;

/** Binds the merchants to their calls. What was changed is read again before the action counts as done. */
export function useMerchantAdmin(query: MerchantQuery): Pick<MerchantAdminProps, 'seats' | 'isRefreshing' | 'onAssign' | 'onFindMembers'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = merchantSeatsQuery.use(merchantVariables(query), { keepPreviousData: true });
  return {
    seats: toLoadable(answer),
    isRefreshing: answer.isLoading && answer.data !== undefined,
    onAssign: async (merchantId, memberId) => {
      await assignMerchant({ merchantId, ...(memberId !== null && { memberId }) }, { client });
      await Promise.all([invalidate(merchantSeatsQuery), invalidate(operatorMembersQuery)]);
    },
    onFindMembers: async (keywords) => (await operatorMembersQuery.fetch({ keywords, pageIndex: 1, pageSize: MOST_FOUND }, { client })).data,
  };
}
