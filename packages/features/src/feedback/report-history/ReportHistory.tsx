import type { Loadable } from '@chippage/api/loadable';
import type { ReportRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ClockIcon, FeedbackIcon, SuccessIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { MoreRows } from '../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../parts/list-page/pagedList.ts';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { Row, RowMeta, RowText, RowTitle, RowWords } from '../../parts/row-list/RowList.tsx';
import { FeedbackAnswer } from '../parts/FeedbackAnswer.tsx';
import { FeedbackPages } from '../parts/FeedbackPages.tsx';
import { reportHistoryMessages } from './messages.ts';

export interface ReportHistoryProps {
  reports: Loadable<PagedList<ReportRow>>;
  onLoadMore: () => void;
}

/** What a member reported of others, and what came of it. */
export function ReportHistory({ reports, onLoadMore }: ReportHistoryProps) {
  const t = useMessages(reportHistoryMessages);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <FeedbackPages current="reports" />
      <Card padding="none">
        <MoreRows
          value={reports}
          label={t('title')}
          empty={
            <EmptyState icon={<FeedbackIcon size={32} />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(row) => <Report key={`${row.kind} ${row.id}`} row={row} />}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}

/** The mark of where a report stands. */
const marks = {
  open: { tone: 'info', icon: <ClockIcon size={14} /> },
  upheld: { tone: 'ok', icon: <SuccessIcon size={14} /> },
  rejected: { tone: 'neutral', icon: null },
  ended: { tone: 'neutral', icon: null },
} as const;

const goneWords = { comment: 'goneComment', job: 'goneJob', circle_post: 'gonePost', board_row: 'goneRow', conversation: 'goneRow' } as const;

function Report({ row: { kind, title, href, reason, note, state, answer, createTime, decideTime } }: { row: ReportRow }) {
  const t = useMessages(reportHistoryMessages);
  const words = title ?? t(goneWords[kind]);
  // An operator need not say why what was reported goes off the site.
  const outcome = answer ?? (state === 'upheld' ? t('upheldHint') : state === 'ended' ? t('endedHint') : null);
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {t(kind)}
          <Tag tone={marks[state].tone} icon={marks[state].icon}>
            {t(state)}
          </Tag>
        </RowTitle>
        <RowText>{href === null ? words : <Link href={href}>{words}</Link>}</RowText>
        <RowText>{t('reason', { reason })}</RowText>
        {note !== '' && <RowText>{note}</RowText>}
        <RowMeta>
          <span>
            {t('sentAt')} <FriendlyTime dateTime={createTime} />
          </span>
        </RowMeta>
        {outcome !== null && <FeedbackAnswer title={t('answer')} text={outcome} at={t('decidedAt')} time={decideTime} />}
      </RowWords>
    </Row>
  );
}
