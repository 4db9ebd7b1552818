import { cartQuery } from '@chippage/api/mall';
import { Cart, HandedList, useCart, useHandedList } from '@chippage/features/Cart';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ServerVisit, type Loader, wanted } from '../../../page/needs.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { useCompareHref } from '../../datasheets/parts/useCompareHref.ts';
import { mallPaths } from '../mall.paths.ts';
import * as styles from './cart.css.ts';
import { MemberPlainCart } from './MemberPlainCart.tsx';
import { useCartSite } from './useCartSite.ts';

const readCart = prefetch(() => [wanted(cartQuery, {})]);

/** A page for one member alone holds the cart; a browser reads it by itself, and the cart of a visitor is nowhere else. */
export const loader: Loader = async (args) => (import.meta.env.SSR && (args.context as ServerVisit).sharedBy === null ? readCart(args) : null);

/** The cart: a member's, or the one that this browser keeps. Search engines leave it out. */
export default function CartRoute() {
  const cart = useCart(useCartSite());
  const handed = useHandedCode();
  return (
    <>
      <div className={styles.scripted}>
        <Cart {...cart} goodsHref={(id) => mallPaths.goodsDetail(id)} compareHref={useCompareHref()} browseHref={mallPaths.mall()} />
      </div>
      {handed !== null && <Handed code={handed} />}
      <div>
        <noscript>{import.meta.env.SSR && <MemberPlainCart />}</noscript>
      </div>
    </>
  );
}

/** The code of a handed list in the address, which it leaves at once. */
function useHandedCode(): string | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const given = search.get('handedList');
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    if (given === null) return;
    setCode(given);
    void navigate(mallPaths.cart(), { replace: true });
  }, [given, navigate]);
  return code;
}

/** The list that another system handed over. */
function Handed({ code }: { code: string }) {
  return <HandedList {...useHandedList(code, useCartSite())} />;
}
