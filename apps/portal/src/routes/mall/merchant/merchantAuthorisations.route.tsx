import { useMyMerchant } from '@chippage/features/MerchantFrame';
import { KeptAuthorisations } from '../../entries/KeptAuthorisations.tsx';

/** The makers' authorisations of the merchant. */
export default function MerchantAuthorisationsRoute() {
  const merchant = useMyMerchant();
  // The gate draws what is inside once the merchant is known.
  return merchant.status === 'ready' && <KeptAuthorisations kind="merchant" id={merchant.data.id} />;
}
