import { Button } from '@chippage/ui/Button';
import { Money } from '@chippage/ui/Money';
import { Stat, StatList } from '@chippage/ui/Stat';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { lineState } from '../bom-lines/bomLine.ts';
import { totalsOf } from '../bom-lines/bomTotals.ts';
import * as styles from './BomPage.css.ts';
import type { BomOffers, BomTableRow } from './bomWork.ts';
import { bomPageMessages } from './messages.ts';

/** What the lines come to: how many have to be looked at, how many are sold, totals by currency. */
export function BomSums({ rows, offers }: { rows: readonly BomTableRow[]; offers: BomOffers }) {
  const t = useMessages(bomPageMessages);
  const left = { open: 0, check: 0 };
  let wanted = 0;
  for (const { line } of rows) {
    const state = lineState(line);
    if (state === 'open' || state === 'check') left[state] += 1;
    if (state !== 'skipped') wanted += 1;
  }
  const sold = [...offers.byLine.values()].filter(({ goods }) => goods !== null);
  const totals = totalsOf(sold);
  const todo = [left.open > 0 && t('linesOpen', { count: formatNumber(left.open) }), left.check > 0 && t('linesCheck', { count: formatNumber(left.check) })];
  const words = todo.filter((each) => each !== false);
  return (
    <>
      <StatList>
        <Stat
          label={t('lines')}
          value={formatNumber(rows.length)}
          unknownLabel={t('unknown')}
          note={words.length > 0 ? words.join('，') : t('linesDone')}
          tone={words.length > 0 ? 'warn' : 'ok'}
        />
        <Stat
          label={t('priced')}
          value={offers.status === 'ready' ? t('pricedOf', { count: formatNumber(sold.length), total: formatNumber(wanted) }) : undefined}
          unknownLabel={t(offers.status === 'failed' ? 'priceFailed' : 'pricing')}
          note={offers.status === 'ready' && sold.length === 0 ? t('pricedNone') : undefined}
        />
        <Stat label={t('totalCny')} value={totals.CNY && <Money value={totals.CNY} tone="total" unknownLabel={t('noAmount')} />} unknownLabel={t('noAmount')} />
        <Stat
          label={t('totalUsd')}
          value={totals.USD && <Money value={totals.USD} currency="USD" tone="total" unknownLabel={t('noAmount')} />}
          unknownLabel={t('noAmount')}
        />
      </StatList>
      {offers.status === 'failed' && (
        <div className={styles.tools}>
          <Button size="sm" variant="outline" onPress={offers.onRetry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </>
  );
}
