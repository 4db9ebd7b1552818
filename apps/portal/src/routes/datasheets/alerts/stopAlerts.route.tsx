import { alertsToStopQuery } from '@chippage/api/datasheets';
import { StopAlerts, useStopAlerts } from '@chippage/features/StopAlerts';
import { useSearchParams } from 'react-router-dom';
import { wanted } from '../../../page/needs.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';

/** What no digest carries is not asked for. */
const codeIn = (search: URLSearchParams): string => {
  const code = search.get('code') ?? '';
  return /^[\w-]{1,400}$/.test(code) ? code : '';
};

export const loader = prefetch(({ search }) => {
  const code = codeIn(search);
  return code === '' ? [] : [wanted(alertsToStopQuery, { code })];
});

/** Where the link of a digest leads; nobody has to log in. */
export default function StopAlertsRoute() {
  const [search] = useSearchParams();
  return <StopAlerts {...useStopAlerts(codeIn(search))} searchesHref={datasheetsPaths.savedSearches()} />;
}
