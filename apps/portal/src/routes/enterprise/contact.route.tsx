import { VerifiedOnly, useOwnCompany } from '@chippage/features/Enterprise';
import { useParams } from 'react-router-dom';
import type { Loader } from '../../page/needs.ts';
import { contactAt } from '../entries/listingAt.ts';
import { OwnContactForm } from '../entries/OwnContactForm.tsx';

export const loader: Loader = async ({ params }) => {
  contactAt(params['contact']);
  return null;
};

/** The form of one contact of the company that the member acts for. */
export default function CompanyContactRoute() {
  const contactId = contactAt(useParams()['contact']);
  return (
    <VerifiedOnly company={useOwnCompany()} isOwnersOnly>
      {({ id }) => <OwnContactForm kind="enterprise" id={id} contactId={contactId} />}
    </VerifiedOnly>
  );
}
