import { CompanyMembers, useCompanyMembers, useOwnCompany, VerifiedOnly } from '@chippage/features/Enterprise';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { enterpriseStatusAtom } from '../../atoms/sharedState.ts';
import { enterprisePaths } from './enterprise.paths.ts';

/** The people of the company that the member acts for. */
export function BoundMembers() {
  return <VerifiedOnly company={useOwnCompany()}>{(company) => <OfCompany company={company} />}</VerifiedOnly>;
}

function OfCompany({ company }: { company: Parameters<typeof CompanyMembers>[0]['company'] }) {
  const navigate = useNavigate();
  const setStatus = useSetAtom(enterpriseStatusAtom);
  const members = useCompanyMembers(() => {
    setStatus(null);
    void navigate(enterprisePaths.companyManage());
  });
  return <CompanyMembers company={company} {...members} />;
}
