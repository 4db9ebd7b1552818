import { useApi } from '@chippage/api/ApiProvider';
import { changeAgentListing, changeBrandListing, claimedListingQuery, claimListing, myClaimsQuery, uploadClaimProof } from '@chippage/api/entries';
import { useInvalidate } from '@chippage/api/query';
import type { ListingKind } from '@chippage/api/types';
import { useDetail } from '../../../parts/loaded/useDetail.ts';
import type { ClaimPageProps } from './ClaimPage.tsx';

/** Binds `ClaimPage` to the API. `isMissing`: there is no such page of the directory. */
export function useClaimPage(kind: ListingKind, thingId: number): ClaimPageProps & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const { value, isMissing } = useDetail(claimedListingQuery, { kind, thingId });
  const refresh = () => Promise.all([invalidate(claimedListingQuery), invalidate(myClaimsQuery)]);
  return {
    listing: value,
    isMissing,
    onUpload: (file, { signal, onProgress }) => uploadClaimProof({ file }, { client, signal, onProgress }),
    onClaim: async (claim) => {
      await claimListing({ kind, thingId, ...claim }, { client });
      await refresh();
    },
    onChange: async (facts) => {
      await (kind === 'brand' ? changeBrandListing : changeAgentListing)({ id: thingId, ...facts }, { client });
      await refresh();
    },
  };
}
