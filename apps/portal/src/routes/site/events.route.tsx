import { siteEventsQuery, staticPageQuery } from '@chippage/api/site';
import { EventList, type EventQuery, eventQueryParams, eventVariables, parseEventQuery, useEventList } from '@chippage/features/Events';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { vital, wanted } from '../../page/needs.ts';
import { usePageFacts } from '../../page/PageContext.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { prefetch } from '../../page/prefetch.ts';
import { saveFile } from '../../page/saveFile.ts';
import { eventsJsonLd } from './eventsJsonLd.ts';
import { sitePaths } from './site.paths.ts';
import { t } from './site.words.ts';

export const loader = prefetch(({ search }) => [
  vital(siteEventsQuery, eventVariables(parseEventQuery(search))),
  wanted(staticPageQuery, { key: 'events' as const }),
]);

/** Events of the site and of the trade, those that come and those that are over. */
export default function EventsRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { origin } = usePageFacts();
  const query = useMemo(() => parseEventQuery(search), [search]);
  const { description, ...list } = useEventList(query, saveFile, `${origin}${sitePaths.events()}`);
  const hrefOf = (next: EventQuery) => sitePaths.events(eventQueryParams(next));
  const title = t(query.when === 'past' ? 'pastEvents' : 'events');
  return (
    <>
      <PageHead
        title={query.page > 1 ? t('page', { title, page: query.page }) : title}
        description={description || t('eventsDescription')}
        {...(query.kind === null && query.keywords === '' && { canonicalPath: hrefOf(query) })}
        jsonLd={import.meta.env.SSR && list.events.status === 'ready' ? eventsJsonLd(origin, list.events.data.data) : []}
      />
      <EventList query={query} onQueryChange={(next) => void navigate(hrefOf(next), { preventScrollReset: true })} {...list} />
    </>
  );
}
