import { toLoadable } from '@chippage/api/loadable';
import { siteEventsQuery, staticPageQuery } from '@chippage/api/site';
import type { SiteEvent } from '@chippage/api/types';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { fileName } from '../../parts/file-name/fileName.ts';
import { eventWordsMessages } from '../../parts/event-words/messages.ts';
import { calendarFile } from './calendarFile.ts';
import type { EventListProps } from './EventList.tsx';
import { type EventQuery, eventVariables } from '../../parts/event-words/eventQuery.ts';

/** Binds `EventList` to the API; while other events are read the last ones stay. @param saveFile Gives the reader a file. @param site the address of the list */
export function useEventList(
  query: EventQuery,
  saveFile: (file: Blob, name: string) => void,
  site: string,
): Pick<EventListProps, 'events' | 'isRefreshing' | 'rules' | 'onSave'> & {
  /** For search engines; '' while it is not read. */
  description: string;
} {
  const name = useMessages(eventWordsMessages);
  const answer = siteEventsQuery.use(eventVariables(query), { keepPreviousData: true, revalidateIfStale: false });
  const page = staticPageQuery.use({ key: 'events' }, { revalidateIfStale: false });
  return {
    events: toLoadable(answer),
    isRefreshing: answer.isLoading && answer.data !== undefined,
    rules: page.data?.blocks ?? [],
    description: page.data?.description ?? '',
    onSave: (event: SiteEvent) =>
      saveFile(
        new Blob([calendarFile(event, { site, online: name('online') })], { type: 'text/calendar;charset=utf-8' }),
        fileName({ about: event.title, ending: 'ics' }),
      ),
  };
}
