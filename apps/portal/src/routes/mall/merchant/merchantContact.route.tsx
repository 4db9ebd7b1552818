import { useMyMerchant } from '@chippage/features/MerchantFrame';
import { useParams } from 'react-router-dom';
import type { Loader } from '../../../page/needs.ts';
import { contactAt } from '../../entries/listingAt.ts';
import { OwnContactForm } from '../../entries/OwnContactForm.tsx';

export const loader: Loader = async ({ params }) => {
  contactAt(params['contact']);
  return null;
};

/** The form of one contact on the merchant's page. */
export default function MerchantContactRoute() {
  const merchant = useMyMerchant();
  const contactId = contactAt(useParams()['contact']);
  // The gate draws what is inside once the merchant is known.
  return merchant.status === 'ready' && <OwnContactForm kind="merchant" id={merchant.data.id} contactId={contactId} />;
}
