import type { Loadable } from '@chippage/api/loadable';
import type { Review, ReviewKind, ReviewState } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { EmptyState } from '@chippage/ui/EmptyState';
import { CheckIcon } from '@chippage/ui/Icon';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import { useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as parts from '../console-parts/ConsoleParts.css.ts';
import type { ListPage } from '../console-parts/listPage.ts';
import { PagedRows } from '../console-parts/PagedRows.tsx';
import { PieceHead } from '../console-parts/PieceHead.tsx';
import { useLeaving } from '../console-parts/useLeaving.ts';
import { reviewQueueMessages } from './messages.ts';
import type { ReviewVerdict } from './ReviewDecision.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { reviewKinds, type ReviewQuery, reviewStates } from './reviewQuery.ts';

export interface ReviewQueueProps {
  reviews: Loadable<ListPage<Review>>;
  query: ReviewQuery;
  onQueryChange: (query: ReviewQuery) => void;
  getHref: (query: ReviewQuery) => string;
  /** Rejects with the server's refusal, e.g. `review.decided` when somebody else was faster. */
  onDecide: (verdict: ReviewVerdict) => Promise<unknown>;
  /** The operator has seen that somebody else was faster. */
  onTaken: () => void;
  /** Reads a file that was handed in, with the operator's session. */
  onReadFile: (kind: ReviewKind, id: number) => Promise<Blob>;
}

/** What waits for an operator, one queue for every domain: the oldest first, and the next one gets the focus. */
export function ReviewQueue({ reviews, query, onQueryChange, getHref, onDecide, onTaken, onReadFile }: ReviewQueueProps) {
  const t = useMessages(reviewQueueMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PieceHead headingRef={heading} title={t('title')} note={reviews.status === 'ready' ? t('count', { count: reviews.data.totalRecord }) : undefined}>
        <NativeSelect
          label={t('kindFilter')}
          value={query.kind}
          onChange={(kind) => onQueryChange({ ...query, kind: kind as ReviewKind | 'all', page: 1 })}
          options={reviewKinds.map((id) => ({ id, label: t(id) }))}
        />
      </PieceHead>
      <Tabs
        keyboardActivation="manual"
        selectedKey={query.state}
        onSelectionChange={(state) => state !== query.state && onQueryChange({ ...query, state: state as ReviewState, page: 1 })}
      >
        <TabList label={t('states')}>
          {reviewStates.map((state) => (
            <Tab key={state} id={state}>
              {t(state)}
            </Tab>
          ))}
        </TabList>
        <TabPanel id={query.state}>
          <PagedRows value={reviews} failedTitle={t('failed')} page={query.page} getHref={(page) => getHref({ ...query, page })} headingRef={heading}>
            {(list) => (
              <Items
                key={`${query.state} ${query.kind} ${query.page}`}
                list={list}
                isPending={query.state === 'pending'}
                {...{ onDecide, onTaken, onReadFile }}
              />
            )}
          </PagedRows>
        </TabPanel>
      </Tabs>
    </>
  );
}

interface ItemsProps extends Pick<ReviewQueueProps, 'onDecide' | 'onTaken' | 'onReadFile'> {
  list: ListPage<Review>;
  isPending: boolean;
}

function Items({ list, isPending, onDecide, onTaken, onReadFile }: ItemsProps) {
  const t = useMessages(reviewQueueMessages);
  const announce = useAnnounce();
  const { items, leave, placeOf, endRef } = useLeaving(list.data);
  if (items.length === 0) {
    return (
      <div ref={endRef} className={parts.place} tabIndex={-1}>
        <EmptyState icon={<CheckIcon size={32} />} title={isPending ? t('emptyPending') : t('emptyDecided')}>
          {isPending ? t('emptyPendingHint') : undefined}
        </EmptyState>
      </div>
    );
  }
  return (
    <ul className={parts.queue}>
      {items.map((review) => (
        <li key={review.id} className={parts.item}>
          <ReviewItem
            review={review}
            placeRef={placeOf(review.id)}
            onDecide={onDecide}
            onReadFile={onReadFile}
            onLeave={(decision) => {
              if (decision === 'taken') onTaken();
              else announce(t(decision === 'approve' ? 'approvedDone' : 'refusedDone', { title: review.title }));
              leave(review.id);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
