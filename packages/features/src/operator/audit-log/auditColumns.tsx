import type { AuditRow } from '@chippage/api/types';
import { CheckIcon, ErrorIcon, WarningIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import type { TableColumn } from '@chippage/ui/Table';
import { Tag } from '@chippage/ui/Tag';
import { formatNumber } from '../../i18n/formatNumber.ts';
import type { Translate } from '../../i18n/messages.ts';
import { AbsoluteTime } from '../../i18n/friendly-time/AbsoluteTime.tsx';
import * as styles from './AuditLog.css.ts';
import type { auditLogMessages } from './messages.ts';

type Words = Translate<(typeof auditLogMessages)['texts']>;

const outcomes = {
  ok: { tone: 'ok', Icon: CheckIcon },
  refused: { tone: 'warn', Icon: WarningIcon },
  failed: { tone: 'danger', Icon: ErrorIcon },
} as const;

function Outcome({ outcome, t }: { outcome: string; t: Words }) {
  if (!(outcome in outcomes)) return <Tag>{outcome}</Tag>;
  const known = outcome as keyof typeof outcomes;
  const { tone, Icon } = outcomes[known];
  return (
    <Tag tone={tone} icon={<Icon size={14} />}>
      {t(known)}
    </Tag>
  );
}

/** When it was; of a counted line from when to when. */
function When({ row: { time, lastTime, count }, t }: { row: AuditRow; t: Words }) {
  if (count === 1 || lastTime === null) return <AbsoluteTime dateTime={time} />;
  return (
    <span className={styles.event}>
      <AbsoluteTime dateTime={time} />
      <span className={styles.faint}>{t.parts('until', { time: <AbsoluteTime key="until" dateTime={lastTime} /> })}</span>
    </span>
  );
}

/** The columns of the log. A member's name leads to everything of theirs. */
export function auditColumns(t: Words, hrefOf: (memberId: number) => string): TableColumn<AuditRow>[] {
  return [
    { key: 'time', header: t('time'), cell: (row) => <When row={row} t={t} /> },
    {
      key: 'event',
      header: t('event'),
      isRowHeader: true,
      cell: ({ label, event }) => (
        <span className={styles.event}>
          {label}
          <span className={styles.code} translate="no">
            {event}
          </span>
        </span>
      ),
    },
    {
      key: 'outcome',
      header: t('outcome'),
      cell: ({ outcome, count }) => (
        <>
          <Outcome outcome={outcome} t={t} />
          {count > 1 && ` ${t('times', { count: formatNumber(count) })}`}
        </>
      ),
    },
    {
      key: 'who',
      header: t('who'),
      cell: ({ memberId, nickName, ip }) =>
        memberId === null ? (
          <span className={styles.faint}>{t(ip === null ? 'nobody' : 'stranger')}</span>
        ) : (
          <Link tone="quiet" href={hrefOf(memberId)}>
            {nickName === null ? t('whoId', { id: memberId }) : t('whoName', { name: nickName, id: memberId })}
          </Link>
        ),
    },
    {
      key: 'ip',
      header: t('ip'),
      cell: ({ ip }) => (
        <span className={styles.code} translate="no">
          {ip ?? ''}
        </span>
      ),
    },
    {
      key: 'detail',
      header: t('detail'),
      isWrapping: true,
      cell: ({ detail, count }) => (
        <span className={styles.detail} translate="no">
          {count > 1 && detail !== '' ? t('lastDetail', { detail }) : detail}
        </span>
      ),
    },
  ];
}
