import type { Loadable } from '@chippage/api/loadable';
import type { OperatorTakedown } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { EmptyState } from '@chippage/ui/EmptyState';
import { CheckIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../parts/list-page/PagedListPage.tsx';
import { Queue } from '../../parts/queue/Queue.tsx';
import { takedownQueueMessages } from './messages.ts';
import { TakedownItem, type TakedownItemProps } from './TakedownItem.tsx';
import { type TakedownQuery, takedownQueues } from './takedownQuery.ts';

export interface TakedownQueueProps {
  takedowns: Loadable<ListPage<OperatorTakedown>>;
  query: TakedownQuery;
  onQueryChange: (query: TakedownQuery) => void;
  getHref: (query: TakedownQuery) => string;
  /** Rejects with the server's refusal. */
  onDecide: TakedownItemProps['onDecide'];
}

/** Notices that content infringes rights, decided in place; the next one gets the focus. */
export function TakedownQueue({ takedowns, query, onQueryChange, getHref, onDecide }: TakedownQueueProps) {
  const t = useMessages(takedownQueueMessages);
  const announce = useAnnounce();
  const isOpen = query.state === 'open';
  return (
    <PagedListPage
      title={t('title')}
      count={(count) => t('count', { count })}
      states={{
        label: t('states'),
        tabs: takedownQueues.map((id) => ({ id, name: t(id) })),
        current: query.state,
        onChange: (state) => onQueryChange({ state, page: 1 }),
      }}
      value={takedowns}
      failedTitle={t('failed')}
      page={query.page}
      getHref={(page) => getHref({ ...query, page })}
    >
      {(list) => (
        <Queue
          key={`${query.state} ${query.page}`}
          items={list.data}
          empty={
            <EmptyState icon={<CheckIcon size={32} />} title={t(isOpen ? 'emptyOpen' : 'emptyDecided')}>
              {isOpen ? t('emptyOpenHint') : undefined}
            </EmptyState>
          }
        >
          {(takedown, { placeRef, leave }) => (
            <TakedownItem
              takedown={takedown}
              placeRef={placeRef}
              onDecide={onDecide}
              onLeave={() => {
                announce(t('done', { id: takedown.id }));
                leave();
              }}
            />
          )}
        </Queue>
      )}
    </PagedListPage>
  );
}
