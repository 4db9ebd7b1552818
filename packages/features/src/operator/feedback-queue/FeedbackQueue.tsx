import type { Loadable } from '@chippage/api/loadable';
import type { OperatorFeedback } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { EmptyState } from '@chippage/ui/EmptyState';
import { CheckIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../parts/list-page/PagedListPage.tsx';
import { Queue } from '../../parts/queue/Queue.tsx';
import { FeedbackItem, type FeedbackItemProps } from './FeedbackItem.tsx';
import { type FeedbackQuery, feedbackStates } from './feedbackQuery.ts';
import { feedbackQueueMessages } from './messages.ts';

export interface FeedbackQueueProps {
  feedback: Loadable<ListPage<OperatorFeedback>>;
  query: FeedbackQuery;
  onQueryChange: (query: FeedbackQuery) => void;
  getHref: (query: FeedbackQuery) => string;
  /** Rejects with the server's refusal. */
  onAnswer: FeedbackItemProps['onAnswer'];
  /** Where the facts of the part on a page are put right; null: the page shows none. */
  getPartHref?: FeedbackItemProps['getPartHref'];
}

/** What members told the site; it is answered in place, and the next one gets the focus. */
export function FeedbackQueue({ feedback, query, onQueryChange, getHref, onAnswer, getPartHref }: FeedbackQueueProps) {
  const t = useMessages(feedbackQueueMessages);
  return (
    <PagedListPage
      title={t('title')}
      count={(count) => t('count', { count })}
      states={{
        label: t('states'),
        tabs: feedbackStates.map((id) => ({ id, name: t(id) })),
        current: query.state,
        onChange: (state) => onQueryChange({ state, page: 1 }),
      }}
      value={feedback}
      failedTitle={t('failed')}
      page={query.page}
      getHref={(page) => getHref({ ...query, page })}
    >
      {(list) => <Items key={`${query.state} ${query.page}`} list={list} isOpen={query.state === 'open'} onAnswer={onAnswer} getPartHref={getPartHref} />}
    </PagedListPage>
  );
}

interface ItemsProps extends Pick<FeedbackQueueProps, 'onAnswer' | 'getPartHref'> {
  list: ListPage<OperatorFeedback>;
  isOpen: boolean;
}

function Items({ list, isOpen, onAnswer, getPartHref }: ItemsProps) {
  const t = useMessages(feedbackQueueMessages);
  const announce = useAnnounce();
  return (
    <Queue
      items={list.data}
      empty={
        <EmptyState icon={<CheckIcon size={32} />} title={isOpen ? t('emptyOpen') : t('emptyAnswered')}>
          {isOpen ? t('emptyOpenHint') : undefined}
        </EmptyState>
      }
    >
      {(feedback, { placeRef, leave }) => (
        <FeedbackItem
          feedback={feedback}
          placeRef={placeRef}
          getPartHref={getPartHref}
          onAnswer={onAnswer}
          onLeave={() => {
            announce(t('sent', { name: feedback.sender?.nickName ?? t('visitor') }));
            leave();
          }}
        />
      )}
    </Queue>
  );
}
