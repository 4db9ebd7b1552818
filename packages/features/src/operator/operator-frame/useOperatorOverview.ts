import { type Loadable, toLoadable } from '@chippage/api/loadable';
import { operatorOverviewQuery } from '@chippage/api/operator';
import type { OperatorOverview } from '@chippage/api/types';

/** A minute: a queue is looked at for hours. */
const REFRESH_MS = 60_000;

/**
 * What waits for the operator. A refusal counts more than what was known before it: who lost the role sees nothing any more.
 * @param isMember Whether anybody is logged in; a visitor is not asked about.
 */
export function useOperatorOverview(isMember: boolean): Loadable<OperatorOverview> {
  const answer = operatorOverviewQuery.use(isMember ? {} : null, { refreshInterval: REFRESH_MS });
  if (!isMember) return { status: 'failed', code: 'session.required', message: '', onRetry: () => void answer.mutate() };
  const { error } = answer;
  if (error?.status === 401 || error?.status === 403) {
    return { status: 'failed', code: error.reason, message: error.message, onRetry: () => void answer.mutate() };
  }
  return toLoadable(answer);
}
