import type { AuditRow } from '@chippage/api/types';
import { CheckIcon, ErrorIcon, WarningIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import type { TableColumn } from '@chippage/ui/Table';
import { Tag } from '@chippage/ui/Tag';
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

/** The columns of the log. A member's name leads to everything of theirs. */
export function auditColumns(t: Words, hrefOf: (memberId: number) => string): TableColumn<AuditRow>[] {
  return [
    { key: 'time', header: t('time'), cell: ({ time }) => <AbsoluteTime dateTime={time} /> },
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
    { key: 'outcome', header: t('outcome'), cell: ({ outcome }) => <Outcome outcome={outcome} t={t} /> },
    {
      key: 'who',
      header: t('who'),
      cell: ({ memberId, nickName }) =>
        memberId === null ? (
          <span className={styles.faint}>{t('nobody')}</span>
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
      cell: ({ detail }) => (
        <span className={styles.detail} translate="no">
          {detail}
        </span>
      ),
    },
  ];
}
