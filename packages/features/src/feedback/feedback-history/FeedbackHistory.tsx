import type { Loadable } from '@chippage/api/loadable';
import type { FeedbackRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ClockIcon, FeedbackIcon, SuccessIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { Loaded } from '../../member-pages/Loaded.tsx';
import { LoadMore } from '../../member-pages/LoadMore.tsx';
import * as member from '../../member-pages/member.css.ts';
import type { PagedList } from '../../member-pages/pagedList.ts';
import * as styles from './FeedbackHistory.css.ts';
import { feedbackHistoryMessages } from './messages.ts';

export interface FeedbackHistoryProps {
  feedback: Loadable<PagedList<FeedbackRow>>;
  onLoadMore: () => void;
  /** Opens the form for another one. Absent: no such button. */
  onWrite?: () => void;
}

/** What a member told the site, and what it answered. */
export function FeedbackHistory({ feedback, onLoadMore, onWrite }: FeedbackHistoryProps) {
  const t = useMessages(feedbackHistoryMessages);
  const write = onWrite && (
    <Button variant="outline" size="sm" onPress={onWrite}>
      {t('write')}
    </Button>
  );
  return (
    <div className={member.page}>
      <div className={member.pageHead}>
        <h1 className={member.title} tabIndex={-1}>
          {t('title')}
        </h1>
        {write && <div className={member.pageEnd}>{write}</div>}
      </div>
      <Card padding="none">
        <Loaded value={feedback} lines={9}>
          {(list) =>
            list.rows.length === 0 ? (
              <EmptyState icon={<FeedbackIcon size={32} />} title={t('empty')}>
                {t('emptyHint')}
              </EmptyState>
            ) : (
              <>
                <ul className={member.rows} aria-label={t('title')}>
                  {list.rows.map((row) => (
                    <Row key={row.id} row={row} />
                  ))}
                </ul>
                <LoadMore list={list} onLoadMore={onLoadMore} />
              </>
            )
          }
        </Loaded>
      </Card>
    </div>
  );
}

function Row({ row: { typeLabel, content, state, reply, createTime, replyTime } }: { row: FeedbackRow }) {
  const t = useMessages(feedbackHistoryMessages);
  return (
    <li className={member.row}>
      <div className={member.words}>
        <p className={member.rowTitle}>
          {typeLabel}
          <Tag tone={state === 'answered' ? 'ok' : 'info'} icon={state === 'answered' ? <SuccessIcon size={14} /> : <ClockIcon size={14} />}>
            {t(state)}
          </Tag>
        </p>
        <p className={member.body}>{content}</p>
        <p className={member.meta}>
          <span>
            {t('sentAt')} <FriendlyTime dateTime={createTime} />
          </span>
        </p>
        {reply !== null && (
          <div className={styles.answer}>
            <p className={member.rowTitle}>{t('answer')}</p>
            <p className={member.body}>{reply}</p>
            {replyTime !== null && (
              <p className={member.meta}>
                <span>
                  {t('answeredAt')} <FriendlyTime dateTime={replyTime} />
                </span>
              </p>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
