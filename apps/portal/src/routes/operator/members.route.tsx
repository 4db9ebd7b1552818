import { operatorMembersQuery } from '@chippage/api/operator';
import { MemberAdmin, parseMemberQuery, memberQueryParams, memberVariables, useMemberAdmin } from '@chippage/features/MemberAdmin';
import { useAddressQuery } from './useAddressQuery.ts';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';

export const loader = prefetch(({ search }) => [wanted(operatorMembersQuery, memberVariables(parseMemberQuery(search)))]);

/** Members, to find and to stop. */
export default function MemberAdminRoute() {
  const address = useAddressQuery('members', parseMemberQuery, memberQueryParams);
  return <MemberAdmin {...address} {...useMemberAdmin(address.query)} />;
}
