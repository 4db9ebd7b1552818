import type { MallSite } from '@chippage/features/MallFrame';
import { useAtomValue } from 'jotai';
import { memberAtom } from '../../atoms/sessionAtom.ts';
import { useRequireLogin } from '../../session/useRequireLogin.ts';
import { useNotify } from '../../toasts/useNotify.ts';

/** What the portal gives the pages of the mall. */
export function useMallSite(): MallSite {
  const memberId = useAtomValue(memberAtom)?.id ?? null;
  return { memberId, notify: useNotify(), requireLogin: useRequireLogin() };
}
