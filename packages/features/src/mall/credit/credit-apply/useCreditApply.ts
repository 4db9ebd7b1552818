import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { applyForCredit, creditTermsQuery, creditWithQuery } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import type { CreditApplyProps } from './CreditApply.tsx';

/** Binds `CreditApply` to the API. `isMissing`: there is no such merchant. */
export function useCreditApply(merchantId: number): CreditApplyProps & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = creditWithQuery.use({ merchantId });
  return {
    standing: toLoadable(answer),
    isMissing: answer.error?.status === 404,
    onApply: async (application) => {
      await applyForCredit(application, { client });
      await Promise.all([invalidate(creditWithQuery), invalidate(creditTermsQuery)]);
    },
  };
}
