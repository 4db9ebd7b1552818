import { CompanyListings, useCompanyListings } from '@chippage/features/CompanyDesk';

/** The pages of the directory that are the company's own, as trader. */
export default function TraderManageRoute() {
  return <CompanyListings {...useCompanyListings('trader')} />;
}
