import { shareCodeQuery } from '@chippage/api/account';
import { toLoadable } from '@chippage/api/loadable';
import type { ShareCodeCardProps } from './ShareCodeCard.tsx';

/** Binds `ShareCodeCard` to the API and the clipboard. */
export function useShareCode(): ShareCodeCardProps {
  const shareCode = shareCodeQuery.use({}, { revalidateOnFocus: false });
  return {
    shareCode: toLoadable(shareCode),
    onCopy: async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        // Not a secure page, or the visitor said no.
        return false;
      }
    },
  };
}
