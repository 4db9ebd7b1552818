import { PlainCart, usePlainCart } from '@chippage/features/PlainCart';
import { useSearchParams } from 'react-router-dom';
import { useMemberId } from '../../../session/useMemberId.ts';
import { mallPaths } from '../mall.paths.ts';

/** The cart for a browser that runs no script; the host takes its forms. */
export function MemberPlainCart() {
  const [search] = useSearchParams();
  const outcome = search.get('outcome');
  return (
    <PlainCart
      {...usePlainCart(useMemberId())}
      action={mallPaths.cart()}
      outcome={outcome === 'saved' || outcome === 'failed' ? outcome : null}
      goodsHref={(id) => mallPaths.goodsDetail(id)}
      browseHref={mallPaths.mall()}
    />
  );
}
