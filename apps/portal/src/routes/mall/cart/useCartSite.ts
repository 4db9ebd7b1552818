import type { CartSite } from '@chippage/features/BrowserCart';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { openLoginAtom } from '../../../atoms/loginDialogAtom.ts';
import { cartNumAtom } from '../../../atoms/sharedState.ts';
import { saveFile } from '../../../page/saveFile.ts';
import { mallPaths } from '../mall.paths.ts';
import { useMallSite } from '../useMallSite.ts';
import { browserCart } from './browserCart.ts';
import { onCartCount, tellCartCount } from './cartNews.ts';

/** What the portal gives the cart: storage, the count that every page shows, and addresses. */
export function useCartSite(): CartSite {
  const navigate = useNavigate();
  const openLogin = useSetAtom(openLoginAtom);
  const show = useSetAtom(cartNumAtom);
  const count = useMemo(() => ({ show, tell: tellCartCount, hear: onCartCount }), [show]);
  return {
    ...useMallSite(),
    store: browserCart,
    count,
    onLogIn: () => openLogin({ reason: 'cart' }),
    onOpenCart: () => void navigate(mallPaths.cart()),
    onOrder: (lineIds) => void navigate(mallPaths.orderCreate({ lines: lineIds.join(',') })),
    onFile: saveFile,
  };
}
