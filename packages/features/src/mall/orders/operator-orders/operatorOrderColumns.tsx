import type { OperatorOrder } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import type { TableColumn } from '@chippage/ui/Table';
import { Tag } from '@chippage/ui/Tag';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import type { Translate } from '../../../i18n/messages.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Money } from '../../../parts/money/Money.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { OrderStateTag } from '../../parts/order-state-tag/OrderStateTag.tsx';
import type { operatorOrdersMessages } from './messages.ts';
import * as styles from './OperatorOrders.css.ts';

interface ColumnsOptions {
  t: Translate<(typeof operatorOrdersMessages)['texts']>;
  getOrderHref: (id: number) => string;
  getMemberHref: (id: number) => string;
  getMerchantHref: (id: number) => string;
}

/** The columns of the table of all orders. */
export function operatorOrderColumns({ t, getOrderHref, getMemberHref, getMerchantHref }: ColumnsOptions): TableColumn<OperatorOrder>[] {
  return [
    {
      key: 'orderNo',
      header: t('orderNo'),
      isRowHeader: true,
      cell: ({ id, orderNo }) => (
        <Link href={getOrderHref(id)} tone="accent" isMono>
          {orderNo}
        </Link>
      ),
    },
    { key: 'state', header: t('state'), cell: ({ state, stateName }) => <OrderStateTag state={state} name={stateName} /> },
    {
      key: 'goods',
      header: t('goods'),
      cell: ({ mpn, lineCount }) => (
        <>
          <span className={styles.mpn} title={mpn} translate="no">
            {mpn}
          </span>
          {lineCount > 1 && <span className={styles.beside}>{t('more', { count: formatNumber(lineCount) })}</span>}
        </>
      ),
    },
    {
      key: 'total',
      header: t('total'),
      align: 'end',
      cell: ({ total, refunded, currency }) => (
        <>
          <Money value={total} currency={currency} />
          {Number(refunded) > 0 && <span className={styles.beside}>{t('refunded', { amount: moneyText(refunded, currency) })}</span>}
        </>
      ),
    },
    {
      key: 'buyer',
      header: t('buyer'),
      cell: ({ buyer: { id, nickName } }) => (
        <>
          <Link tone="quiet" href={getMemberHref(id)}>
            <span className={styles.name} title={nickName}>
              {nickName}
            </span>
          </Link>
          <span className={styles.beside}>{t('buyerId', { id })}</span>
        </>
      ),
    },
    {
      key: 'merchant',
      header: t('merchant'),
      cell: ({ merchant: { id, name, isSample } }) => (
        <>
          <Link tone="quiet" href={getMerchantHref(id)}>
            <span className={styles.name} title={name}>
              {name}
            </span>
          </Link>{' '}
          {isSample && <Tag>{t('sample')}</Tag>}
        </>
      ),
    },
    { key: 'createTime', header: t('createTime'), cell: ({ createTime }) => <FriendlyTime dateTime={createTime} /> },
  ];
}
