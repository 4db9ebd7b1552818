import { useApi } from '@chippage/api/ApiProvider';
import type { Loadable } from '@chippage/api/loadable';
import { createPi, piFile, setArrivalNotice } from '@chippage/api/mall';
import type { Cart } from '@chippage/api/types';
import type { CartActions } from '@chippage/features/Cart';
import { useAtomValue, useSetAtom } from 'jotai';
import { openLoginAtom } from '../atoms/loginDialogAtom.ts';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { saveFile } from '../page/saveFile.ts';
import { useRequireLogin } from '../session/useRequireLogin.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { t } from './cartWords.ts';
import { refusalText } from './refusalText.ts';
import { useCheckOut } from './useCheckOut.ts';
import { useMemberCart } from './useMemberCart.ts';
import { useVisitorCart } from './useVisitorCart.ts';

/** The visitor's cart with everything that can be done with it, whether somebody is logged in or not. */
export function useCart(): { cart: Loadable<Cart>; count: number; isLoggedIn: boolean } & CartActions {
  const client = useApi();
  const notify = useNotify();
  const requireLogin = useRequireLogin();
  const openLogin = useSetAtom(openLoginAtom);
  const isMember = useAtomValue(memberAtom) !== null;
  const ofMember = useMemberCart(isMember);
  const ofVisitor = useVisitorCart(!isMember);
  const bound = isMember ? ofMember : ofVisitor;
  const checkOut = useCheckOut(bound, isMember);
  const { cart, changes } = bound;

  const askNotice = (goodsId: number) => {
    setArrivalNotice({ goodsId, isAsked: true }, { client }).then(
      () => notify({ tone: 'success', text: t('arrivalAsked') }),
      (error: unknown) => notify({ tone: 'danger', text: refusalText(error, t('arrivalFailed')) }),
    );
  };
  const makePi = async (lineIds: number[]) => {
    try {
      await changes.settle();
      const { id, piNo } = await createPi({ lineIds }, { client });
      const { blob, name } = await piFile({ id }, { client });
      saveFile(blob, name ?? `${piNo}.pdf`);
      notify({ tone: 'success', text: t('piMade', { no: piNo }) });
    } catch (error) {
      notify({ tone: 'danger', text: refusalText(error, t('piFailed')) });
    }
  };
  return {
    cart,
    count: cart.status === 'ready' ? cart.data.count : 0,
    isLoggedIn: isMember,
    onQuantity: changes.setQuantity,
    onSelect: changes.select,
    onRemove: changes.remove,
    onRestore: changes.restore,
    onCustomerRef: changes.setReference,
    onAcknowledge: changes.acknowledge,
    onArrivalNotice: (goodsId) => requireLogin('arrival', () => askNotice(goodsId)),
    onCheckOut: (currency) => void checkOut(currency),
    onMakePi: isMember ? (ids) => void makePi(ids) : undefined,
    onLogIn: () => openLogin({ reason: 'cart' }),
  };
}
