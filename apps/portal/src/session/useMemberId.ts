import { useAtomValue } from 'jotai';
import { memberAtom } from '../atoms/sessionAtom.ts';

/** The number of who is logged in; undefined for a visitor. */
export function useMemberId(): number | undefined {
  return useAtomValue(memberAtom)?.id;
}
