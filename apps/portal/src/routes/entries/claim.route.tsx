import { ClaimPage, useClaimPage } from '@chippage/features/Entries';
import { useParams } from 'react-router-dom';
import { PageMissing } from '../../page/missing.ts';
import type { Loader } from '../../page/needs.ts';
import { listingAt } from './listingAt.ts';

export const loader: Loader = async ({ params }) => {
  listingAt(params);
  return null;
};

/** A page of the directory that its company claims and keeps. */
export default function ClaimRoute() {
  const { kind, id } = listingAt(useParams());
  const { isMissing, ...page } = useClaimPage(kind, id);
  if (isMissing) throw new PageMissing();
  return <ClaimPage {...page} />;
}
