import type { Loadable } from '@chippage/api/loadable';
import type { FeedbackState, OperatorFeedback } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { EmptyState } from '@chippage/ui/EmptyState';
import { CheckIcon } from '@chippage/ui/Icon';
import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import { useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as parts from '../console-parts/ConsoleParts.css.ts';
import type { ListPage } from '../console-parts/listPage.ts';
import { PagedRows } from '../console-parts/PagedRows.tsx';
import { PieceHead } from '../console-parts/PieceHead.tsx';
import { useLeaving } from '../console-parts/useLeaving.ts';
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
}

/** What members told the site; it is answered in place, and the next one gets the focus. */
export function FeedbackQueue({ feedback, query, onQueryChange, getHref, onAnswer }: FeedbackQueueProps) {
  const t = useMessages(feedbackQueueMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PieceHead headingRef={heading} title={t('title')} note={feedback.status === 'ready' ? t('count', { count: feedback.data.totalRecord }) : undefined} />
      <Tabs
        keyboardActivation="manual"
        selectedKey={query.state}
        onSelectionChange={(state) => state !== query.state && onQueryChange({ state: state as FeedbackState, page: 1 })}
      >
        <TabList label={t('states')}>
          {feedbackStates.map((state) => (
            <Tab key={state} id={state}>
              {t(state)}
            </Tab>
          ))}
        </TabList>
        <TabPanel id={query.state}>
          <PagedRows value={feedback} failedTitle={t('failed')} page={query.page} getHref={(page) => getHref({ ...query, page })} headingRef={heading}>
            {(list) => <Items key={`${query.state} ${query.page}`} list={list} isOpen={query.state === 'open'} onAnswer={onAnswer} />}
          </PagedRows>
        </TabPanel>
      </Tabs>
    </>
  );
}

interface ItemsProps extends Pick<FeedbackQueueProps, 'onAnswer'> {
  list: ListPage<OperatorFeedback>;
  isOpen: boolean;
}

function Items({ list, isOpen, onAnswer }: ItemsProps) {
  const t = useMessages(feedbackQueueMessages);
  const announce = useAnnounce();
  const { items, leave, placeOf, endRef } = useLeaving(list.data);
  if (items.length === 0) {
    return (
      <div ref={endRef} className={parts.place} tabIndex={-1}>
        <EmptyState icon={<CheckIcon size={32} />} title={isOpen ? t('emptyOpen') : t('emptyAnswered')}>
          {isOpen ? t('emptyOpenHint') : undefined}
        </EmptyState>
      </div>
    );
  }
  return (
    <ul className={parts.queue}>
      {items.map((feedback) => (
        <li key={feedback.id} className={parts.item}>
          <FeedbackItem
            feedback={feedback}
            placeRef={placeOf(feedback.id)}
            onAnswer={onAnswer}
            onLeave={() => {
              announce(t('sent', { name: feedback.sender.nickName }));
              leave(feedback.id);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
