import { companyListingsQuery } from '@chippage/api/entries';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import type { CompanyListingKind } from '@chippage/api/types';
import type { CompanyListingsProps } from './CompanyListings.tsx';

/** Binds `CompanyListings` to the API. */
export function useCompanyListings(kind: CompanyListingKind): CompanyListingsProps {
  return { kind, listings: mapLoadable(toLoadable(companyListingsQuery.use({ kind })), ({ data }) => data) };
}
