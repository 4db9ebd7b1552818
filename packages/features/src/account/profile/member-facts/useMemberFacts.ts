import { requiredDataQuery } from '@chippage/api/account';
import { enterpriseStatusQuery } from '@chippage/api/enterprise';
import { useApi } from '@chippage/api/ApiProvider';
import type { EnterpriseState } from '@chippage/api/types';
import { useEffect } from 'react';

export interface MemberFactsOptions {
  /** Whose facts they are; another member is asked about anew. */
  memberId: number;
  /** Hears how far the member's company is verified; undefined when the reading ends. Keep it stable between renders. */
  onEnterpriseStatus: (status: EnterpriseState['status'] | undefined) => void;
  /** Hears whether the member's data are complete. Keep it stable between renders. */
  onComplete: (isComplete: boolean) => void;
}

/** Asks once a login what the frame shows of a member. Each is worth a try of its own: what fails is simply not shown. */
export function useMemberFacts({ memberId, onEnterpriseStatus, onComplete }: MemberFactsOptions): void {
  const client = useApi();
  useEffect(() => {
    const stop = new AbortController();
    const options = { client, signal: stop.signal };
    const quiet = () => undefined;
    enterpriseStatusQuery.fetch({}, options).then(({ status }) => onEnterpriseStatus(status), quiet);
    requiredDataQuery.fetch({}, options).then(({ isComplete }) => onComplete(isComplete), quiet);
    return () => {
      stop.abort();
      onEnterpriseStatus(undefined);
    };
  }, [client, memberId, onComplete, onEnterpriseStatus]);
}
