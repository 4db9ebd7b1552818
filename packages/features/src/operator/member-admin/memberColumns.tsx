import type { OperatorMember } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { WarningIcon } from '@chippage/ui/Icon';
import type { TableColumn } from '@chippage/ui/Table';
import { Tag } from '@chippage/ui/Tag';
import type { Translate } from '../../i18n/messages.ts';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import * as styles from './MemberAdmin.css.ts';
import type { memberAdminMessages } from './messages.ts';

type Words = Translate<(typeof memberAdminMessages)['texts']>;

interface ColumnsOptions {
  t: Words;
  /** The member whose restoring is under way. */
  restoringId: number | null;
  onSuspend: (member: OperatorMember) => void;
  onRestore: (member: OperatorMember) => void;
}

const companyWords = ['status0', 'status1', 'status2', 'status3'] as const;

/** The columns of the members' table; the action stays in sight while it scrolls sideways. */
export function memberColumns({ t, restoringId, onSuspend, onRestore }: ColumnsOptions): TableColumn<OperatorMember>[] {
  const none = <span className={styles.faint}>{t('none')}</span>;
  return [
    {
      key: 'name',
      header: t('name'),
      isRowHeader: true,
      cell: ({ nickName }) => (
        <span className={styles.name} title={nickName}>
          {nickName}
        </span>
      ),
    },
    { key: 'id', header: t('id'), align: 'end', cell: ({ id }) => id },
    { key: 'mobile', header: t('mobile'), cell: ({ mobile }) => mobile ?? none },
    { key: 'role', header: t('role'), cell: ({ role }) => t(role) },
    {
      key: 'company',
      header: t('company'),
      cell: ({ enterpriseStatus }) => (enterpriseStatus === null ? none : t(companyWords[enterpriseStatus])),
    },
    {
      key: 'state',
      header: t('state'),
      isWrapping: true,
      cell: ({ isSuspended, suspendReason }) =>
        isSuspended ? (
          <span className={styles.state}>
            <Tag tone="danger" icon={<WarningIcon size={14} />}>
              {t('suspended')}
            </Tag>
            {suspendReason !== null && <span className={styles.reason}>{suspendReason}</span>}
          </span>
        ) : (
          <span className={styles.active}>{t('active')}</span>
        ),
    },
    { key: 'createTime', header: t('createTime'), cell: ({ createTime }) => <FriendlyTime dateTime={createTime} /> },
    { key: 'lastSeenTime', header: t('lastSeenTime'), cell: ({ lastSeenTime }) => (lastSeenTime === null ? none : <FriendlyTime dateTime={lastSeenTime} />) },
    {
      key: 'actions',
      header: t('actions'),
      pin: 'end',
      widthPx: 84,
      cell: (member) =>
        member.isSelf ? (
          <span className={styles.faint}>{t('self')}</span>
        ) : member.isSuspended ? (
          <Button
            size="sm"
            variant="outline"
            aria-label={t('restoreOf', { name: member.nickName })}
            isPending={restoringId === member.id}
            onPress={() => onRestore(member)}
          >
            {t('restore')}
          </Button>
        ) : (
          <Button size="sm" variant="outline" tone="danger" aria-label={t('suspendOf', { name: member.nickName })} onPress={() => onSuspend(member)}>
            {t('suspend')}
          </Button>
        ),
    },
  ];
}
