import { BlockedCompanies, pageIn, useBlockedCompanies } from '@chippage/features/BlockedCompanies';
import { useSearchParams } from 'react-router-dom';
import { inquiriesPaths } from '../inquiries.paths.ts';

/** Companies that the member's company does not want to see. */
export default function BlockedRoute() {
  const [search] = useSearchParams();
  const page = pageIn(search);
  return <BlockedCompanies page={page} getHref={inquiriesPaths.blockedCompanies} {...useBlockedCompanies(page)} />;
}
