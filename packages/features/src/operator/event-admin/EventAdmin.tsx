import type { Loadable } from '@chippage/api/loadable';
import type { SiteEvent, SiteEventTime } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { late } from '@chippage/ui/late';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../parts/list-page/PagedListPage.tsx';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { Row, RowActions, RowList, RowMeta, RowTitle, RowWords } from '../../parts/row-list/RowList.tsx';
import { StateLinks } from '../../parts/state-links/StateLinks.tsx';
import { eventWordsMessages } from '../../parts/event-words/messages.ts';
import type { EventInput } from './eventForm.ts';
import { eventAdminMessages } from './messages.ts';

const ConfirmDialog = late(async () => (await import('@chippage/ui/ConfirmDialog')).ConfirmDialog);
const EventDialog = late(async () => (await import('./EventDialog.tsx')).EventDialog);

/** Props of `EventAdmin`. */
export interface EventAdminProps {
  events: Loadable<ListPage<SiteEvent>>;
  when: SiteEventTime;
  /** From 1. */
  page: number;
  getHref: (when: SiteEventTime, page: number) => string;
  /** @throws ApiError whose words are shown */
  onAdd: (input: EventInput) => Promise<void>;
  /** @throws ApiError whose words are shown */
  onChange: (id: number, input: EventInput) => Promise<void>;
  /** @throws ApiError whose words are shown */
  onRemove: (event: SiteEvent) => Promise<void>;
}

/** Events for operators: filed, put right, called off, taken off. */
export function EventAdmin({ events, when, page, getHref, onAdd, onChange, onRemove }: EventAdminProps) {
  const t = useMessages(eventAdminMessages);
  const word = useMessages(eventWordsMessages);
  const action = useAction();
  // An event, or null for a new one; undefined: nothing is edited.
  const [edited, setEdited] = useState<SiteEvent | null | undefined>();
  const [asked, setAsked] = useState<SiteEvent | null>(null);
  const save = async (input: EventInput) => {
    await (edited ? onChange(edited.id, input) : onAdd(input));
    await action.run('save', async () => undefined, t(edited ? 'changed' : 'added', { title: input.title.trim() }));
  };
  const remove = async (event: SiteEvent) => {
    await action.run('remove', () => onRemove(event), t('removed', { title: event.title }));
    setAsked(null);
  };
  return (
    <PageColumn>
      <PagedListPage
        title={t('title')}
        count={(count) => t('count', { count: formatNumber(count) })}
        tools={
          <Button size="sm" onPress={() => setEdited(null)}>
            {t('add')}
          </Button>
        }
        above={
          <>
            <StateLinks
              label={t('times')}
              states={[
                { id: 'coming', name: word('comingTab') },
                { id: 'past', name: word('pastTab') },
              ]}
              current={when}
              getHref={(next) => getHref(next, 1)}
            />
            <ActionAlert result={action.result} />
          </>
        }
        value={events}
        failedTitle={t('failed')}
        page={page}
        getHref={(next) => getHref(when, next)}
      >
        {({ data }) => (
          <Card padding="none">
            {data.length === 0 ? (
              <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
            ) : (
              <RowList label={t('list')}>
                {data.map((event) => (
                  <Filed key={event.id} event={event} onEdit={() => setEdited(event)} onRemove={() => setAsked(event)} />
                ))}
              </RowList>
            )}
          </Card>
        )}
      </PagedListPage>
      {edited !== undefined && <EventDialog event={edited} onSave={save} onClose={() => setEdited(undefined)} />}
      {asked && (
        <ConfirmDialog
          isOpen
          title={t('removeTitle')}
          confirmLabel={t('remove')}
          cancelLabel={t('keep')}
          isPending={action.isPending}
          onConfirm={() => void remove(asked)}
          onOpenChange={() => setAsked(null)}
        >
          {t('removeText', { title: asked.title })}
        </ConfirmDialog>
      )}
    </PageColumn>
  );
}

function Filed({ event, onEdit, onRemove }: { event: SiteEvent; onEdit: () => void; onRemove: () => void }) {
  const t = useMessages(eventAdminMessages);
  const name = useMessages(eventWordsMessages);
  const { title, kind, state, startDate, endDate, place, organiser, isSample } = event;
  return (
    <Row>
      <RowWords>
        <RowTitle>{title}</RowTitle>
        <RowMeta>
          <span>{startDate === endDate ? startDate : t('range', { from: startDate, to: endDate })}</span>
          <span>{name(state)}</span>
          <span>{name(kind)}</span>
          <span>{place === '' ? name('online') : place}</span>
          <span>{organiser}</span>
          {isSample && <span>{name('sample')}</span>}
        </RowMeta>
      </RowWords>
      <RowActions>
        <Button variant="outline" size="sm" onPress={onEdit} aria-label={t('editNamed', { title })}>
          {t('edit')}
        </Button>
        <Button variant="outline" size="sm" tone="danger" onPress={onRemove} aria-label={t('removeNamed', { title })}>
          {t('remove')}
        </Button>
      </RowActions>
    </Row>
  );
}
