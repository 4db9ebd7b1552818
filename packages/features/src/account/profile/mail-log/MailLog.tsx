import type { Loadable } from '@chippage/api/loadable';
import type { MailRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ClockIcon, ErrorIcon, MessageIcon, SuccessIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { Loaded } from '../../../member-pages/Loaded.tsx';
import { LoadMore } from '../../../member-pages/LoadMore.tsx';
import * as styles from '../../../member-pages/member.css.ts';
import type { PagedList } from '../../../member-pages/pagedList.ts';
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
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <Card padding="none">
        <Loaded value={mails} lines={6}>
          {(list) =>
            list.rows.length === 0 ? (
              <EmptyState icon={<MessageIcon size={32} />} title={t('empty')}>
                {t('emptyHint')}
              </EmptyState>
            ) : (
              <>
                <ul className={styles.rows} aria-label={t('title')}>
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

function Row({ row: { subject, to, state, createTime } }: { row: MailRow }) {
  const t = useMessages(mailLogMessages);
  const { tone, Icon } = looks[state];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.rowTitle}>{subject}</p>
        <p className={styles.meta}>
          <span>{t('to', { address: to })}</span>
          <FriendlyTime dateTime={createTime} />
        </p>
      </div>
      <div className={styles.actions}>
        <Tag tone={tone} icon={<Icon size={14} />}>
          {t(state)}
        </Tag>
      </div>
    </li>
  );
}
