import type { MerchantSeat } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { WarningIcon } from '@chippage/ui/Icon';
import type { TableColumn } from '@chippage/ui/Table';
import { Tag } from '@chippage/ui/Tag';
import type { Translate } from '../../i18n/messages.ts';
import * as styles from './MerchantAdmin.css.ts';
import type { merchantAdminMessages } from './messages.ts';

interface ColumnsOptions {
  t: Translate<(typeof merchantAdminMessages)['texts']>;
  onOpen: (seat: MerchantSeat, action: 'assign' | 'takeAway') => void;
}

/** The columns of the merchants' table. */
export function seatColumns({ t, onOpen }: ColumnsOptions): TableColumn<MerchantSeat>[] {
  return [
    {
      key: 'name',
      header: t('name'),
      isRowHeader: true,
      isWrapping: true,
      cell: ({ merchant }) => (
        <span className={styles.name}>
          {merchant.name}
          {merchant.isSample && <Tag>{t('sample')}</Tag>}
        </span>
      ),
    },
    {
      key: 'seat',
      header: t('seat'),
      isWrapping: true,
      cell: ({ memberId, nickName, isSuspended }) =>
        memberId === null ? (
          <span className={styles.faint}>{t('nobody')}</span>
        ) : (
          <span className={styles.name}>
            {t('member', { name: nickName ?? '', id: memberId })}
            {isSuspended && (
              <Tag tone="danger" icon={<WarningIcon size={14} />}>
                {t('suspended')}
              </Tag>
            )}
          </span>
        ),
    },
    {
      key: 'actions',
      header: t('actions'),
      pin: 'end',
      widthPx: 140,
      cell: (seat) => {
        const { name } = seat.merchant;
        const isTaken = seat.memberId !== null;
        return (
          <span className={styles.actions}>
            <Button size="sm" variant="outline" aria-label={t(isTaken ? 'changeOf' : 'assignOf', { name })} onPress={() => onOpen(seat, 'assign')}>
              {t(isTaken ? 'change' : 'assign')}
            </Button>
            {isTaken && (
              <Button size="sm" variant="outline" tone="danger" aria-label={t('takeAwayOf', { name })} onPress={() => onOpen(seat, 'takeAway')}>
                {t('takeAway')}
              </Button>
            )}
          </span>
        );
      },
    },
  ];
}
