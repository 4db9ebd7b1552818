import type { GoodsRow } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { stockLineMessages } from './messages.ts';
import * as styles from './StockLine.css.ts';
import { useLeadTime } from './useLeadTime.ts';

export interface StockLineProps {
  goods: Pick<GoodsRow, 'stock' | 'warehouses' | 'unit' | 'dateCode' | 'leadTimeDays' | 'shipsToday'>;
}

/** What lies where, its date code and how long it takes. What is not known is said to be unknown, never 0. */
export function StockLine({ goods: { stock, warehouses, unit, dateCode, leadTimeDays, shipsToday } }: StockLineProps) {
  const t = useMessages(stockLineMessages);
  const pieces = (count: number | null) => (count === null ? null : count === 0 ? t('none') : t('pieces', { count: formatNumber(count), unit }));
  const leadTime = useLeadTime({ leadTimeDays, stock });
  const lead = leadTimeDays === 0 && stock !== 0 && shipsToday ? t('today') : leadTime;
  const total = stock === null || warehouses.length < 2 ? [] : [{ name: t('stock'), value: t('total', { count: formatNumber(stock), unit }) }];
  const facts = [
    ...(warehouses.length === 0 ? [{ name: t('stock'), value: pieces(stock) }] : total),
    ...warehouses.map(({ name, quantity }) => ({ name, value: pieces(quantity) })),
    { name: t('dateCode'), value: dateCode },
    { name: t('leadTime'), value: lead },
  ];
  return (
    <dl className={styles.list}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={`${styles.value} ${value === null ? styles.unknown : ''}`}>{value ?? t('unknown')}</dd>
        </div>
      ))}
    </dl>
  );
}
