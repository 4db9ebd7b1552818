import type { Loadable } from '@chippage/api/loadable';
import type { Review, ReviewKind } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { EmptyState } from '@chippage/ui/EmptyState';
import { CheckIcon } from '@chippage/ui/Icon';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../parts/list-page/PagedListPage.tsx';
import { Queue } from '../../parts/queue/Queue.tsx';
import { reviewQueueMessages } from './messages.ts';
import type { ReviewVerdict } from './ReviewDecision.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { wordsOf } from './decisionWords.ts';
import { reviewChoices, type ReviewQuery, reviewStates } from './reviewQuery.ts';

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
  /** Reads the first page of a datasheet as a picture; rejects where there is none. */
  onReadThumbnail: (id: number) => Promise<Blob>;
  /** Shows the article that a review is about. Absent: this site has no articles. */
  renderArticle?: ((review: Review) => ReactNode) | undefined;
}

/** What waits for an operator, one queue for every domain: the oldest first, and the next one gets the focus. */
export function ReviewQueue({ reviews, query, onQueryChange, getHref, ...acts }: ReviewQueueProps) {
  const t = useMessages(reviewQueueMessages);
  return (
    <PagedListPage
      title={t('title')}
      count={(count) => t('count', { count })}
      tools={
        <NativeSelect
          label={t('kindFilter')}
          value={query.kind}
          onChange={(kind) => onQueryChange({ ...query, kind: kind as ReviewKind | 'all', page: 1 })}
          options={reviewChoices.map((id) => ({ id, label: t(id) }))}
        />
      }
      states={{
        label: t('states'),
        tabs: reviewStates.map((id) => ({ id, name: t(id) })),
        current: query.state,
        onChange: (state) => onQueryChange({ ...query, state, page: 1 }),
      }}
      value={reviews}
      failedTitle={t('failed')}
      page={query.page}
      getHref={(page) => getHref({ ...query, page })}
    >
      {(list) => <Items key={`${query.state} ${query.kind} ${query.page}`} list={list} isPending={query.state === 'pending'} {...acts} />}
    </PagedListPage>
  );
}

interface ItemsProps extends Pick<ReviewQueueProps, 'onDecide' | 'onTaken' | 'onReadFile' | 'onReadThumbnail' | 'renderArticle'> {
  list: ListPage<Review>;
  isPending: boolean;
}

function Items({ list, isPending, onDecide, onTaken, onReadFile, onReadThumbnail, renderArticle }: ItemsProps) {
  const t = useMessages(reviewQueueMessages);
  const announce = useAnnounce();
  return (
    <Queue
      items={list.data}
      empty={
        <EmptyState icon={<CheckIcon size={32} />} title={isPending ? t('emptyPending') : t('emptyDecided')}>
          {isPending ? t('emptyPendingHint') : undefined}
        </EmptyState>
      }
    >
      {(review, { placeRef, leave }) => (
        <ReviewItem
          review={review}
          placeRef={placeRef}
          onDecide={onDecide}
          onReadFile={onReadFile}
          onReadThumbnail={onReadThumbnail}
          renderArticle={renderArticle}
          onLeave={(decision) => {
            if (decision === 'taken') onTaken();
            else announce(t(wordsOf(review.kind)[decision].done, { title: review.title }));
            leave();
          }}
        />
      )}
    </Queue>
  );
}
