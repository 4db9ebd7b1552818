import { useKeepCart } from '@chippage/features/BrowserCart';
import { useCartSite } from '../routes/mall/cart/useCartSite.ts';
import { useUnread } from './useUnread.ts';
import { useMemberFacts } from './useMemberFacts.ts';

/** Keeps what the frame shows of the member who is logged in. Its code is fetched with the first login. */
export function MemberKeeper({ memberId }: { memberId: number }) {
  useMemberFacts(memberId);
  useKeepCart(memberId, useCartSite());
  useUnread(memberId);
  return null;
}
