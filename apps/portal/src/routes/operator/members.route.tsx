import { operatorMembersQuery } from '@chippage/api/operator';
import { MemberAdmin, parseMemberQuery, memberQueryParams, memberVariables, useMemberAdmin } from '@chippage/features/MemberAdmin';
import { OperatorPage } from './OperatorPage.tsx';
import { operatorLoader } from './operatorLoader.ts';
import { useAddressQuery } from './useAddressQuery.ts';
import { wanted } from '../../page/needs.ts';

export const loader = operatorLoader(({ search }) => [wanted(operatorMembersQuery, memberVariables(parseMemberQuery(search)))]);

/** Members, to find and to stop. */
export default function MemberAdminRoute() {
  return (
    <OperatorPage section="members">
      <BoundMemberAdmin />
    </OperatorPage>
  );
}

function BoundMemberAdmin() {
  const address = useAddressQuery('members', parseMemberQuery, memberQueryParams);
  return <MemberAdmin {...address} {...useMemberAdmin(address.query)} />;
}
