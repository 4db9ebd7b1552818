import { ClaimList, useClaimList } from '@chippage/features/Entries';

/** The pages of the directory that the member claimed. */
export default function ClaimListRoute() {
  return <ClaimList {...useClaimList()} />;
}
