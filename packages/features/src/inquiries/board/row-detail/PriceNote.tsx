import type { PriceForDemand } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { UnitPrice } from '../../../parts/money/Money.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { rowDetailMessages } from './messages.ts';

/** What a number is offered at, from several companies; from few nothing is said. */
export function PriceNote({ price: { min, median, max, currency, count, windowDays } }: { price: PriceForDemand }) {
  const t = useMessages(rowDetailMessages);
  return (
    <Card title={t('price')}>
      {median === null ? (
        <Note>{t('priceNone')}</Note>
      ) : (
        <>
          <DescriptionList isSpread unknownLabel="">
            <DescriptionItem term={t('priceMin')}>
              <UnitPrice value={min} currency={currency} tone="money" />
            </DescriptionItem>
            <DescriptionItem term={t('priceMedian')}>
              <UnitPrice value={median} currency={currency} tone="money" />
            </DescriptionItem>
            <DescriptionItem term={t('priceMax')}>
              <UnitPrice value={max} currency={currency} tone="money" />
            </DescriptionItem>
          </DescriptionList>
          <Note>{t('priceFrom', { days: formatNumber(windowDays), count: formatNumber(count) })}</Note>
        </>
      )}
    </Card>
  );
}
