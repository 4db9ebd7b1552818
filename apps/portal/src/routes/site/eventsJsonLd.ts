import type { SiteEvent } from '@chippage/api/types';
import { sitePaths } from './site.paths.ts';

/** Events for search engines: those that come or go on, or were called off, and nothing made up. */
export function eventsJsonLd(origin: string, events: readonly SiteEvent[]): object[] {
  return events
    .filter(({ isSample, state }) => !isSample && state !== 'over')
    .map(({ title, summary, startDate, endDate, place, organiser, url, state }) => {
      const page = new URL(url === '' ? sitePaths.events() : url, origin).href;
      return {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: title,
        description: summary,
        url: page,
        inLanguage: 'zh-CN',
        startDate,
        endDate,
        eventStatus: `https://schema.org/${state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
        eventAttendanceMode: `https://schema.org/${place === '' ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
        location:
          place === ''
            ? { '@type': 'VirtualLocation', url: page }
            : { '@type': 'Place', name: place, address: { '@type': 'PostalAddress', addressCountry: 'CN' } },
        organizer: { '@type': 'Organization', name: organiser },
      };
    });
}
