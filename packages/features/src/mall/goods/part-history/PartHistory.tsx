import type { Loadable } from '@chippage/api/loadable';
import type { HistoryMonths, PartHistory as History, PartHistorySeries } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Chart } from '@chippage/ui/Chart';
import { Tag } from '@chippage/ui/Tag';
import { ToggleButtonGroup, ToggleChoice } from '@chippage/ui/ToggleButtonGroup';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { partHistoryMessages } from './messages.ts';
import * as styles from './PartHistory.css.ts';

export interface PartHistoryProps {
  history: Loadable<History>;
  /** The history is of the months before; that of the chosen ones is on its way. @default false */
  isRefreshing?: boolean;
  /** How far back it goes. */
  months: HistoryMonths;
  onMonthsChange: (months: HistoryMonths) => void;
}

const ranges = ['3', '12', 'all'] as const;

const signs = { CNY: '¥', USD: 'US$' } as const;

const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

/** What a part cost and how much of it there was, week by week, as lines with the same numbers in tables; each currency on its own; of three months, a year or all. Nothing when nobody ever offered it. */
export function PartHistory({ history, isRefreshing = false, months, onMonthsChange }: PartHistoryProps) {
  const t = useMessages(partHistoryMessages);
  if (history.status === 'ready' && history.data.since === null) return null;
  return (
    <Card
      title={t('title')}
      action={
        <ToggleButtonGroup
          label={t('range')}
          selectedKeys={[months]}
          onSelectionChange={(keys) => onMonthsChange(ranges.find((range) => keys.has(range)) ?? months)}
        >
          {ranges.map((range) => (
            <ToggleChoice key={range} id={range}>
              {t(range)}
            </ToggleChoice>
          ))}
        </ToggleButtonGroup>
      }
    >
      <div className={styles.stack} aria-busy={isRefreshing}>
        <Loaded value={history} loadingLabel={t('loading')} failedTitle={t('failed')} failedSize="sm" bones={['300px']}>
          {(data) => <Histories history={data} />}
        </Loaded>
      </div>
    </Card>
  );
}

function Histories({ history: { series, hasSamples, since, weeksApart } }: { history: History }) {
  const t = useMessages(partHistoryMessages);
  const days = series[0]?.points.map(({ day }) => day) ?? [];
  if (days.length === 0) return <p className={styles.note}>{t('nobody', { since: since ?? '' })}</p>;
  return (
    <>
      <p className={styles.note}>{t(weeksApart === 1 ? 'weekly' : 'wider', { from: days[0] ?? '', to: days.at(-1) ?? '', weeks: weeksApart })}</p>
      {series.map((one) => (
        <CurrencyHistory key={one.currency} series={one} />
      ))}
      <p className={styles.note}>{t('origin')}</p>
      {hasSamples && (
        <p className={styles.note}>
          <Tag>{t('sample')}</Tag>
          {t('sampleNote')}
        </p>
      )}
    </>
  );
}

function CurrencyHistory({ series: { currency, points } }: { series: PartHistorySeries }) {
  const t = useMessages(partHistoryMessages);
  const days = points.map(({ day }) => day);
  const prices = points.map(({ lowest }) => (lowest === null ? null : Number(lowest)));
  const stocks = points.map(({ stock }) => stock);
  const priceOf = (value: number) => `${signs[currency]}${formatNumber(value)}`;
  const words = { table: t('table'), category: t('week'), cursor: t('cursor') };
  const nowPrice = prices.at(-1) ?? null;
  const nowStock = stocks.at(-1) ?? null;
  const [knownPrices, knownStocks] = [known(prices), known(stocks)];
  return (
    <div className={styles.pair}>
      <Chart
        kind="line"
        caption={t('price', { currency: t(currency) })}
        summary={
          knownPrices.length > 0 &&
          t('priceSummary', {
            now: nowPrice === null ? t('noOffer') : priceOf(nowPrice),
            low: priceOf(Math.min(...knownPrices)),
            high: priceOf(Math.max(...knownPrices)),
          })
        }
        categories={days}
        series={[{ name: t('priceSeries'), values: prices }]}
        formatValue={priceOf}
        empty={t('noPrice')}
        words={{ ...words, unknown: t('noOffer') }}
      />
      <Chart
        kind="line"
        caption={t('stock', { currency: t(currency) })}
        summary={
          knownStocks.length > 0 &&
          t('stockSummary', { now: nowStock === null ? t('nowUnknown') : formatNumber(nowStock), high: formatNumber(Math.max(...knownStocks)) })
        }
        categories={days}
        series={[{ name: t('stockSeries'), values: stocks }]}
        formatValue={formatNumber}
        empty={t('noStock')}
        words={{ ...words, unknown: t('nowUnknown') }}
      />
    </div>
  );
}
