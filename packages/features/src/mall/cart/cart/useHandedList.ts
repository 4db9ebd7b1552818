import { useApi } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { takeHandedList } from '@chippage/api/mall';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { CartSite } from '../browser-cart/cartSite.ts';
import { partListMessages } from '../part-list/messages.ts';
import type { HandedListProps } from '../part-list/HandedList.tsx';
import { useListCart } from './useListCart.ts';
import { usePartList } from './usePartList.ts';

/** Binds `HandedList` to the API and to the cart that is here. */
export function useHandedList(code: string, site: CartSite): HandedListProps {
  const t = useMessages(partListMessages);
  const client = useApi();
  const { onAdd, held } = useListCart(site);
  const { onMatch } = usePartList(site);
  return {
    onAdd,
    onMatch,
    held,
    async onTake() {
      try {
        return (await takeHandedList({ code }, { client })).lines;
      } catch (error) {
        site.notify({ tone: 'danger', text: error instanceof ApiError ? error.message : t('failed') });
        return null;
      }
    },
  };
}
