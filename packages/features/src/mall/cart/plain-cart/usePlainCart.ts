import { cartQuery } from '@chippage/api/mall';
import type { PlainCartProps } from './PlainCart.tsx';

/** The cart of a member as the server has read it for the page; null for a visitor, and where it could not be read. */
export function usePlainCart(memberId: number | undefined): Pick<PlainCartProps, 'cart'> {
  const { data } = cartQuery.use(memberId === undefined ? null : {});
  return { cart: data ?? null };
}
