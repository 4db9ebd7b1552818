import { OwnContacts, useOwnContacts } from '@chippage/features/Entries';
import { useMyMerchant } from '@chippage/features/MerchantFrame';

/** The contacts on the merchant's page. */
export default function MerchantContactsRoute() {
  const merchant = useMyMerchant();
  // The gate draws what is inside once the merchant is known.
  return merchant.status === 'ready' && <Contacts id={merchant.data.id} />;
}

function Contacts({ id }: { id: number }) {
  const { isMissing: _isMissing, ...contacts } = useOwnContacts('merchant', id);
  return <OwnContacts {...contacts} />;
}
