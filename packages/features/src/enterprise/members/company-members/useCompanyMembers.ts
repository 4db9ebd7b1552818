import { useApi } from '@chippage/api/ApiProvider';
import {
  changeSeat,
  companyPeopleQuery,
  enterpriseStatusQuery,
  handOverCompany,
  inviteMember,
  leaveCompany,
  ownEnterpriseQuery,
  removeSeat,
  withdrawInvitation,
} from '@chippage/api/enterprise';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { CompanyMembersProps } from './CompanyMembers.tsx';

/** Binds `CompanyMembers` to the API. @param onLeft Hears that the member acts for no company any more. */
export function useCompanyMembers(onLeft: () => void): Omit<CompanyMembersProps, 'company' | 'tabs'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const refresh = () => invalidate(companyPeopleQuery);
  return {
    people: toLoadable(companyPeopleQuery.use({})),
    onInvite: async (seat) => {
      const made = await inviteMember(seat, { client });
      await refresh();
      return made;
    },
    onSave: async (seat) => {
      await changeSeat(seat, { client });
      await refresh();
    },
    onRemove: async ({ id }) => {
      await removeSeat({ id }, { client });
      await refresh();
    },
    onHandOver: async ({ id }) => {
      await handOverCompany({ id }, { client });
      await Promise.all([refresh(), invalidate(ownEnterpriseQuery)]);
    },
    onWithdraw: async ({ id }) => {
      await withdrawInvitation({ id }, { client });
      await refresh();
    },
    onLeave: async () => {
      await leaveCompany({}, { client });
      onLeft();
      await Promise.all([invalidate(ownEnterpriseQuery), invalidate(enterpriseStatusQuery)]);
    },
  };
}
