import { CompanyListings, useCompanyListings } from '@chippage/features/CompanyDesk';

/** The pages of the directory that are the company's own, as distributor. */
export default function AgentManageRoute() {
  return <CompanyListings {...useCompanyListings('agent')} />;
}
