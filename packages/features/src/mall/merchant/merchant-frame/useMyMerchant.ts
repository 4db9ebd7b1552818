import { type Loadable, toLoadable } from '@chippage/api/loadable';
import { myMerchantQuery } from '@chippage/api/mall';
import type { Merchant } from '@chippage/api/types';

/** For whom the member speaks. A refusal counts more than what was known before it: who lost the seat sees nothing any more. */
export function useMyMerchant(): Loadable<Merchant> {
  const answer = myMerchantQuery.use({});
  const { error } = answer;
  if (error?.status === 401 || error?.status === 403) {
    return { status: 'failed', code: error.reason, message: error.message, onRetry: () => void answer.mutate() };
  }
  return toLoadable(answer);
}
