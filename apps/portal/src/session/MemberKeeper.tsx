import { completeCookie } from '@chippage/api/session';
import { useKeepCart } from '@chippage/features/BrowserCart';
import { useMemberFacts } from '@chippage/features/MemberFacts';
import Cookies from 'js-cookie';
import { useSetAtom } from 'jotai';
import { enterpriseStatusAtom } from '../atoms/sharedState.ts';
import { useCartSite } from '../routes/mall/cart/useCartSite.ts';
import { useFollowInbox } from './useFollowInbox.ts';
import { useUnread } from './useUnread.ts';

/** Keeps what the frame shows of the member who is logged in. Its code is fetched with the first login. */
export function MemberKeeper({ memberId }: { memberId: number }) {
  useMemberFacts({ memberId, onEnterpriseStatus: useSetAtom(enterpriseStatusAtom), onComplete: keepComplete });
  useKeepCart(memberId, useCartSite());
  useUnread(memberId);
  useFollowInbox(memberId);
  return null;
}

/** Keeps in a cookie whether the member's data are complete. */
function keepComplete(isComplete: boolean): void {
  Cookies.set(completeCookie, String(isComplete), { path: '/', sameSite: 'lax', secure: location.protocol === 'https:' });
}
