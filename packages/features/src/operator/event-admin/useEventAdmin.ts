import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import { addSiteEvent, changeSiteEvent, removeSiteEvent, siteEventsQuery } from '@chippage/api/site';
import { eventVariables, type EventQuery } from '../../parts/event-words/eventQuery.ts';
import type { EventAdminProps } from './EventAdmin.tsx';
import { factsOf } from './eventForm.ts';

/** Binds `EventAdmin` to the API. */
export function useEventAdmin(query: EventQuery): Pick<EventAdminProps, 'events' | 'onAdd' | 'onChange' | 'onRemove'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = siteEventsQuery.use(eventVariables(query), { keepPreviousData: true });
  return {
    events: toLoadable(answer),
    onAdd: async (input) => {
      await addSiteEvent(factsOf(input), { client });
      await invalidate(siteEventsQuery);
    },
    onChange: async (id, input) => {
      await changeSiteEvent({ id, ...factsOf(input) }, { client });
      await invalidate(siteEventsQuery);
    },
    onRemove: async ({ id }) => {
      await removeSiteEvent({ id }, { client });
      await invalidate(siteEventsQuery);
    },
  };
}
