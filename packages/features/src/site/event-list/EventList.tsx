import type { Loadable } from '@chippage/api/loadable';
import type { Block, SiteEvent, SiteEventState } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { CheckIcon, ClockIcon, CloseIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { Tag } from '@chippage/ui/Tag';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { sitePaths } from '../../i18n/paths/sitePaths.ts';
import { KeywordsField } from '../../parts/keywords-field/KeywordsField.tsx';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../parts/list-page/PagedListPage.tsx';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { Row, RowActions, RowList, RowMeta, RowText, RowTitle, RowWords } from '../../parts/row-list/RowList.tsx';
import { StateLinks } from '../../parts/state-links/StateLinks.tsx';
import { Prose } from '../../prose/Prose.tsx';
import { eventWordsMessages } from '../../parts/event-words/messages.ts';
import * as styles from './EventList.css.ts';
import { eventKinds, type EventQuery, eventQueryParams } from '../../parts/event-words/eventQuery.ts';
import { eventListMessages } from './messages.ts';

/** Props of `EventList`. */
export interface EventListProps {
  events: Loadable<ListPage<SiteEvent>>;
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  query: EventQuery;
  onQueryChange: (query: EventQuery) => void;
  /** Rules of the site's own events, as an operator wrote them; none: none are shown. */
  rules?: readonly Block[];
  /** Saves an event as a file for calendars. */
  onSave: (event: SiteEvent) => void;
}

/** Events of the site and of the trade that come, go on or are over; the address holds the choice. */
export function EventList({ events, isRefreshing = false, query, onQueryChange, rules = [], onSave }: EventListProps) {
  const t = useMessages(eventListMessages);
  const word = useMessages(eventWordsMessages);
  const paths = usePaths(sitePaths);
  const change = (own: Partial<EventQuery>) => onQueryChange({ ...query, ...own, page: 1 });
  const hrefOf = (own: Partial<EventQuery>) => paths.events(eventQueryParams({ ...query, page: 1, ...own }));
  return (
    <PageColumn>
      <PagedListPage
        title={t('title')}
        count={(count) => t('count', { count: formatNumber(count) })}
        tools={
          <>
            <NativeSelect
              label={t('kind')}
              value={query.kind ?? ''}
              onChange={(id) => change({ kind: eventKinds.find((kind) => kind === id) ?? null })}
              options={[{ id: '', label: t('allKinds') }, ...eventKinds.map((id) => ({ id, label: word(id) }))]}
            />
            <KeywordsField label={t('keywords')} hint={t('keywordsHint')} searched={query.keywords} onSearch={(keywords) => change({ keywords })} isLandmark />
          </>
        }
        above={
          <StateLinks
            label={t('times')}
            states={[
              { id: 'coming', name: word('comingTab') },
              { id: 'past', name: word('pastTab') },
            ]}
            current={query.when}
            getHref={(when) => hrefOf({ when })}
          />
        }
        value={events}
        failedTitle={t('failed')}
        isRefreshing={isRefreshing}
        page={query.page}
        getHref={(page) => hrefOf({ page })}
      >
        {({ data }) => (
          <Card padding="none">
            {data.length === 0 ? (
              <Nothing query={query} hrefOf={hrefOf} />
            ) : (
              <RowList label={t('list')}>
                {data.map((event) => (
                  <EventRow key={event.id} event={event} onSave={onSave} />
                ))}
              </RowList>
            )}
          </Card>
        )}
      </PagedListPage>
      {rules.length > 0 && (
        <Card>
          <Prose blocks={rules} />
        </Card>
      )}
    </PageColumn>
  );
}

function Nothing({ query, hrefOf }: { query: EventQuery; hrefOf: (own: Partial<EventQuery>) => string }) {
  const t = useMessages(eventListMessages);
  const link = (href: string, words: string) => (
    <LinkButton variant="outline" href={href}>
      {words}
    </LinkButton>
  );
  if (query.keywords !== '' || query.kind !== null)
    return (
      <EmptyState title={t('nothing')} action={link(hrefOf({ keywords: '', kind: null }), t('seeAll'))}>
        {t('nothingHint')}
      </EmptyState>
    );
  if (query.when === 'past')
    return (
      <EmptyState title={t('noPast')} action={link(hrefOf({ when: 'coming' }), t('seeComing'))}>
        {t('noPastHint')}
      </EmptyState>
    );
  return (
    <EmptyState title={t('noComing')} action={link(hrefOf({ when: 'past' }), t('seePast'))}>
      {t('noComingHint')}
    </EmptyState>
  );
}

const looks: Record<SiteEventState, { tone: 'info' | 'ok' | 'neutral' | 'danger'; icon?: ReactNode }> = {
  coming: { tone: 'info', icon: <ClockIcon size={14} /> },
  running: { tone: 'ok', icon: <CheckIcon size={14} /> },
  over: { tone: 'neutral' },
  cancelled: { tone: 'danger', icon: <CloseIcon size={14} /> },
};

function EventRow({ event, onSave }: { event: SiteEvent; onSave: (event: SiteEvent) => void }) {
  const t = useMessages(eventListMessages);
  const name = useMessages(eventWordsMessages);
  const { title, kind, state, place, organiser, summary, url, outcome, isSample } = event;
  const takesPlace = state === 'coming' || state === 'running';
  return (
    <Row>
      <RowWords>
        <RowTitle>
          <span className={state === 'cancelled' ? styles.cancelled : undefined}>{title}</span>
          <Tag {...looks[state]}>{name(state)}</Tag>
          <Tag>{name(kind)}</Tag>
          {isSample && <Tag>{name('sample')}</Tag>}
        </RowTitle>
        <RowMeta>
          <Days event={event} />
          <span>{place === '' ? name('online') : place}</span>
          <span>{t('organiser', { organiser })}</span>
        </RowMeta>
        <RowText>{summary}</RowText>
        {outcome !== '' && <RowText>{t('outcome', { outcome })}</RowText>}
      </RowWords>
      <RowActions>
        {url !== '' && (
          <LinkButton variant="outline" size="sm" href={url} aria-label={t('pageNamed', { title })}>
            {t('page')}
          </LinkButton>
        )}
        {takesPlace && (
          <Button variant="outline" size="sm" onPress={() => onSave(event)} aria-label={t('saveNamed', { title })}>
            {t('save')}
          </Button>
        )}
      </RowActions>
    </Row>
  );
}

const DAY = 86_400_000;

function Days({ event: { startDate, endDate } }: { event: SiteEvent }) {
  const t = useMessages(eventListMessages);
  const first = <time dateTime={startDate}>{startDate}</time>;
  if (startDate === endDate) return <span className={styles.days}>{first}</span>;
  const count = (Date.parse(endDate) - Date.parse(startDate)) / DAY + 1;
  return (
    <>
      <span className={styles.days}>
        {t.parts('range', {
          from: <span key="from">{first}</span>,
          to: (
            <time key="to" dateTime={endDate}>
              {endDate}
            </time>
          ),
        })}
      </span>
      <span>{t('days', { count: formatNumber(count) })}</span>
    </>
  );
}
