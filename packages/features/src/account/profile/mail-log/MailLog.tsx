import type { Loadable } from '@chippage/api/loadable';
import type { MailRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ClockIcon, ErrorIcon, MessageIcon, SuccessIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { mailLogMessages } from './messages.ts';

export interface MailLogProps {
  mails: Loadable<PagedList<MailRow>>;
  onLoadMore: () => void;
}

const looks = {
  queued: { tone: 'info', Icon: ClockIcon },
  sent: { tone: 'ok', Icon: SuccessIcon },
  failed: { tone: 'danger', Icon: ErrorIcon },
} as const;

/** The mails that the site sent to the member: where a code that never came has gone. */
export function MailLog({ mails, onLoadMore }: MailLogProps) {
  const t = useMessages(mailLogMessages);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <Card padding="none">
        <MoreRows
          value={mails}
          label={t('title')}
          lines={6}
          empty={
            <EmptyState icon={<MessageIcon size={32} />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(row) => <Mail key={row.id} row={row} />}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}

function Mail({ row: { subject, to, state, createTime } }: { row: MailRow }) {
  const t = useMessages(mailLogMessages);
  const { tone, Icon } = looks[state];
  return (
    <Row>
      <RowWords>
        <RowTitle>{subject}</RowTitle>
        <RowMeta>
          <span>{t('to', { address: to })}</span>
          <FriendlyTime dateTime={createTime} />
        </RowMeta>
      </RowWords>
      <RowActions>
        <Tag tone={tone} icon={<Icon size={14} />}>
          {t(state)}
        </Tag>
      </RowActions>
    </Row>
  );
}
