import { type BomCart } from '@chippage/features/Bom';
import { useListCart } from '@chippage/features/Cart';
import { useCartSite } from '../mall/cart/useCartSite.ts';

/** The cart as a bill of materials uses it. */
export function useBomCart(): BomCart {
  return useListCart(useCartSite());
}
