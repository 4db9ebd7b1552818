import type { OrderRequestRow } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import type { TableColumn } from '@chippage/ui/Table';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { Money } from '../../../parts/money/Money.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { minuteOf } from '../../parts/orderTime.ts';
import { RequestStateTag } from '../parts/RequestStateTag.tsx';
import { orderRequestListMessages } from './messages.ts';
import * as styles from './OrderRequestList.css.ts';

interface CellProps {
  request: OrderRequestRow;
}

/** What is asked for, which leads to the request. */
export function GoodsCell({ request: { id, mpn, lineCount, isMine, requester, stateName } }: CellProps) {
  const t = useMessages(orderRequestListMessages);
  const paths = usePaths(mallPaths);
  const name = isMine ? t('open', { mpn, state: stateName }) : t('openOf', { who: requester.nickName, mpn, state: stateName });
  return (
    <span className={styles.two}>
      <Link tone="accent" isMono href={paths.orderRequest(id)} aria-label={name}>
        {mpn}
      </Link>
      <span className={styles.quiet}>{lineCount === 1 ? t('one') : t('more', { count: formatNumber(lineCount) })}</span>
    </span>
  );
}

/** What each order came to when it was handed in. */
export function AmountCell({ request: { totals } }: CellProps) {
  return (
    <span className={styles.sums}>
      {totals.map(({ merchantId, currency, total }) => (
        <Money key={`${merchantId} ${currency}`} value={total} currency={currency} tone="strong" />
      ))}
    </span>
  );
}

/** What it is for, and why somebody has to agree. */
export function NoteCell({ request: { note, reason, limit } }: CellProps) {
  const t = useMessages(orderRequestListMessages);
  return (
    <span className={styles.two}>
      <span className={note === null ? styles.quiet : styles.plain}>{note ?? t('noNote')}</span>
      <span className={styles.quiet}>{reason === 'right' ? t('right') : t('limit', { limit: moneyText(limit ?? '0', 'CNY') })}</span>
    </span>
  );
}

/** When it was handed in, and until when somebody may decide. */
export function TimeCell({ request: { state, submitTime, expireTime } }: CellProps) {
  const t = useMessages(orderRequestListMessages);
  return (
    <span className={styles.two}>
      <span className={styles.quiet}>{t('submitted', { time: minuteOf(submitTime) })}</span>
      {state === 'waiting' && <span className={styles.quiet}>{t('expires', { time: minuteOf(expireTime) })}</span>}
    </span>
  );
}

/** The columns of the list. @param hasRequesters Whether it is of several people. */
export const orderRequestColumns = (t: Translate<(typeof orderRequestListMessages)['texts']>, hasRequesters: boolean): TableColumn<OrderRequestRow>[] => [
  { key: 'goods', header: t('goods'), isRowHeader: true, cell: (request) => <GoodsCell request={request} /> },
  { key: 'amount', header: t('amount'), align: 'end', cell: (request) => <AmountCell request={request} /> },
  ...(hasRequesters ? [{ key: 'requester', header: t('requester'), cell: ({ requester }: OrderRequestRow) => requester.nickName }] : []),
  { key: 'note', header: t('note'), isWrapping: true, cell: (request) => <NoteCell request={request} /> },
  { key: 'state', header: t('state'), cell: ({ state, stateName }) => <RequestStateTag state={state} name={stateName} /> },
  { key: 'time', header: t('until'), cell: (request) => <TimeCell request={request} /> },
];
