import type { Loadable } from '@chippage/api/loadable';
import type { FeedbackRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ClockIcon, FeedbackIcon, SuccessIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { Row, RowMeta, RowText, RowTitle, RowWords } from '../../parts/row-list/RowList.tsx';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { MoreRows } from '../../parts/list-page/MoreRows.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import type { PagedList } from '../../parts/list-page/pagedList.ts';
import { FeedbackAnswer } from '../parts/FeedbackAnswer.tsx';
import { FeedbackPages } from '../parts/FeedbackPages.tsx';
import { DocumentPlace } from '../../parts/document-place/DocumentPlace.tsx';
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
    <PageColumn>
      <PageHead title={t('title')} end={write} />
      <FeedbackPages current="feedback" />
      <Card padding="none">
        <MoreRows
          value={feedback}
          label={t('title')}
          empty={
            <EmptyState icon={<FeedbackIcon size={32} />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(row) => <Feedback key={row.id} row={row} />}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}

/** The mark of where a feedback stands. */
const marks = {
  open: { tone: 'info', icon: <ClockIcon size={14} /> },
  answered: { tone: 'ok', icon: <SuccessIcon size={14} /> },
  corrected: { tone: 'ok', icon: <SuccessIcon size={14} /> },
  rejected: { tone: 'neutral', icon: null },
} as const;

function Feedback({ row: { typeLabel, content, place, verdict, state, reply, createTime, replyTime } }: { row: FeedbackRow }) {
  const t = useMessages(feedbackHistoryMessages);
  const standing = verdict ?? state;
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {typeLabel}
          <Tag tone={marks[standing].tone} icon={marks[standing].icon}>
            {t(standing)}
          </Tag>
        </RowTitle>
        {place && <DocumentPlace place={place} />}
        <RowText>{content}</RowText>
        <RowMeta>
          <span>
            {t('sentAt')} <FriendlyTime dateTime={createTime} />
          </span>
        </RowMeta>
        {reply !== null && <FeedbackAnswer title={t('answer')} text={reply} at={t('answeredAt')} time={replyTime} />}
      </RowWords>
    </Row>
  );
}
