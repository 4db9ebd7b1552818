import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { operatorMembersQuery, operatorOverviewQuery, restoreMember, suspendMember } from '@chippage/api/operator';
import { useInvalidate } from '@chippage/api/query';
import type { MemberAdminProps } from './MemberAdmin.tsx';
import { type MemberQuery, memberVariables } from './memberQuery.ts';

/** Binds the members to their calls. What was changed is read again before the action counts as done, so that the row tells the truth. */
export function useMemberAdmin(query: MemberQuery): Pick<MemberAdminProps, 'members' | 'isRefreshing' | 'onSuspend' | 'onRestore'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = operatorMembersQuery.use(memberVariables(query), { keepPreviousData: true });
  const refresh = async () => {
    await Promise.all([invalidate(operatorMembersQuery), invalidate(operatorOverviewQuery)]);
  };
  return {
    members: toLoadable(answer),
    isRefreshing: answer.isLoading && answer.data !== undefined,
    onSuspend: async (suspension) => {
      await suspendMember(suspension, { client });
      await refresh();
    },
    onRestore: async (id) => {
      await restoreMember({ id }, { client });
      await refresh();
    },
  };
}
