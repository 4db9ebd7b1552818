import { OwnContacts, useOwnContacts } from '@chippage/features/Entries';
import { useParams } from 'react-router-dom';
import { PageMissing } from '../../page/missing.ts';
import type { Loader } from '../../page/needs.ts';
import { listingAt } from './listingAt.ts';

export const loader: Loader = async ({ params }) => {
  listingAt(params);
  return null;
};

/** The contacts of a page of the directory that the member's company claimed. */
export default function OwnContactsRoute() {
  const { kind, id } = listingAt(useParams());
  const { isMissing, ...contacts } = useOwnContacts(kind, id);
  if (isMissing) throw new PageMissing();
  return <OwnContacts {...contacts} />;
}
