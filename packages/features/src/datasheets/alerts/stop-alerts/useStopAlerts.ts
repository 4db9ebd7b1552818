import { useApi } from '@chippage/api/ApiProvider';
import { alertsToStopQuery, stopAlerts } from '@chippage/api/datasheets';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { StopAlertsProps } from './StopAlerts.tsx';

/** Binds `StopAlerts` to the API. @param code of the link; anything else than a link of ours is answered with 404 or 422 */
export function useStopAlerts(code: string): Omit<StopAlertsProps, 'searchesHref'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = alertsToStopQuery.use(code === '' ? null : { code });
  const isWrong = code === '' || answer.error?.status === 404 || answer.error?.status === 422;
  return {
    alerts: isWrong ? null : toLoadable(answer),
    onStop: async () => {
      await stopAlerts({ code }, { client });
      await invalidate(alertsToStopQuery);
    },
  };
}
