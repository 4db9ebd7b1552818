import { siteEventsQuery } from '@chippage/api/site';
import { EventAdmin, useEventAdmin } from '@chippage/features/EventAdmin';
import { eventQueryParams, eventVariables, parseEventQuery } from '@chippage/features/Events';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { operatorPaths } from './operator.paths.ts';
import { useAddressQuery } from './useAddressQuery.ts';

export const loader = prefetch(({ search }) => [wanted(siteEventsQuery, eventVariables(parseEventQuery(search)))]);

/** Events, to file, to put right and to take off. */
export default function EventAdminRoute() {
  const { query } = useAddressQuery('events', parseEventQuery, eventQueryParams);
  return (
    <EventAdmin
      when={query.when}
      page={query.page}
      getHref={(when, page) => operatorPaths.operator('events', eventQueryParams({ ...query, when, page }))}
      {...useEventAdmin(query)}
    />
  );
}
