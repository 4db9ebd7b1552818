import type { MarketDepth } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Stat, StatList } from '@chippage/ui/Stat';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import * as styles from './BoardList.css.ts';
import { boardListMessages } from './messages.ts';

export interface DepthNoteProps {
  depth: MarketDepth;
}

/** How much of a number verified companies offer, and how that was counted. */
export function DepthNote({ depth: { model, rows, companies, quantity, unknownRows, demands, asOf } }: DepthNoteProps) {
  const t = useMessages(boardListMessages);
  return (
    <Card title={t('depth', { model })} headingLevel={2}>
      <StatList>
        <Stat label={t('depthStock')} value={rows === 0 ? undefined : t('depthStockValue', { count: formatNumber(quantity) })} unknownLabel={t('depthNone')} />
        <Stat label={t('depthDemands')} value={t('depthDemandsValue', { count: formatNumber(demands) })} unknownLabel={t('depthNone')} />
      </StatList>
      <p className={styles.depthText}>
        {rows > 0 && `${t('depthFrom', { companies: formatNumber(companies), rows: formatNumber(rows) })}。`}
        {unknownRows > 0 && `${t('depthUnknown', { count: formatNumber(unknownRows) })}。`}
        {t('depthAsOf')} <AbsoluteTime dateTime={asOf} />
      </p>
    </Card>
  );
}
