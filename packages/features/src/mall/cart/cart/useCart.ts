import { useApi } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { arrivalNoticesQuery, cartQuery, createPi, piFile, setArrivalNotice } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { CartSite } from '../browser-cart/cartSite.ts';
import type { CartProps } from './Cart.tsx';
import { useMerchantContact } from '../../parts/contact-merchant/useMerchantContact.ts';
import { cartMessages } from './messages.ts';
import { useCheckOut } from './useCheckOut.ts';
import { usePartList } from './usePartList.ts';
import { useMemberCart } from './useMemberCart.ts';
import { useVisitorCart } from './useVisitorCart.ts';

/** The cart with everything that can be done with it, whether somebody is logged in or not. */
export function useCart(site: CartSite): Omit<CartProps, 'goodsHref' | 'compareHref' | 'browseHref'> {
  const { memberId, notify, requireLogin, onLogIn, onFile } = site;
  const isMember = memberId !== null;
  const t = useMessages(cartMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const ofMember = useMemberCart(site);
  const ofVisitor = useVisitorCart(site);
  const { cart, changes } = isMember ? ofMember : ofVisitor;
  const checkOut = useCheckOut(changes, site);

  const askNotice = (goodsId: number, isAsked: boolean) => {
    setArrivalNotice({ goodsId, isAsked }, { client }).then(
      () => {
        notify({ tone: 'success', text: t(isAsked ? 'arrivalAsked' : 'arrivalTakenBack') });
        void invalidate(cartQuery);
        void invalidate(arrivalNoticesQuery);
      },
      (error: unknown) => notify({ tone: 'danger', text: refusalText(error, t('arrivalFailed')) }),
    );
  };
  const makePi = async (lineIds: number[]) => {
    try {
      await changes.settle();
      const { id, piNo } = await createPi({ lineIds }, { client });
      const { blob, name } = await piFile({ id }, { client });
      onFile(blob, name ?? `${piNo}.pdf`);
      notify({ tone: 'success', text: t('piMade', { no: piNo }) });
    } catch (error) {
      notify({ tone: 'danger', text: refusalText(error, t('piFailed')) });
    }
  };
  const { settle: _settle, ...actions } = changes;
  return {
    ...actions,
    cart,
    isLoggedIn: isMember,
    onContact: useMerchantContact(),
    partList: usePartList(site),
    onArrivalNotice: (goodsId, isAsked) => requireLogin('arrival', () => askNotice(goodsId, isAsked)),
    onCheckOut: (currency) => void checkOut(currency),
    onMakePi: isMember ? (ids) => void makePi(ids) : undefined,
    onLogIn,
  };
}

/** What the server says about a call that it refused, which tells what to do; other failures get the words of the page. */
function refusalText(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.status >= 200 && error.status < 500 ? error.message : otherwise;
}
