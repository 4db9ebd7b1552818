import { useKeepCart } from '../mall/useKeepCart.ts';
import { useUnread } from './useUnread.ts';
import { useMemberFacts } from './useMemberFacts.ts';

/** Keeps what the frame shows of the member who is logged in. Its code is fetched with the first login. */
export function MemberKeeper({ memberId }: { memberId: number }) {
  useMemberFacts(memberId);
  useKeepCart(memberId);
  useUnread(memberId);
  return null;
}
