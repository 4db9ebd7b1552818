import type { BoardDetail } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { UnitPrice } from '../../../parts/money/Money.tsx';
import { packingMessages } from '../../../parts/packing/messages.ts';
import { boardTermsMessages, boardGradesMessages } from '../../parts/terms/messages.ts';
import { rowDetailMessages } from './messages.ts';
import * as styles from './RowDetail.css.ts';

/** Everything that a row says, and what it does not say. */
export function RowFacts({ row }: { row: BoardDetail }) {
  const t = useMessages(rowDetailMessages);
  const terms = useMessages(boardTermsMessages);
  const grade = useMessages(boardGradesMessages);
  const packing = useMessages(packingMessages);
  const isDemand = row.type === 1;
  const price = row.price === null ? terms(isDemand ? 'toBeQuoted' : 'negotiable') : <UnitPrice value={row.price} currency={row.currency} tone="money" />;
  return (
    <Card title={t(isDemand ? 'facts' : 'supplyFacts')}>
      <DescriptionList columns={2} unknownLabel={terms(isDemand ? 'unlimited' : 'notSaid')}>
        <DescriptionItem term={t('brand')}>{row.brandName}</DescriptionItem>
        <DescriptionItem term={t('packageCase')}>{row.packageCase}</DescriptionItem>
        <DescriptionItem term={t('quantity')}>{row.quantity === null ? null : t('pieces', { count: formatNumber(row.quantity) })}</DescriptionItem>
        <DescriptionItem term={t(isDemand ? 'targetPrice' : 'unitPrice')}>{price}</DescriptionItem>
        <DescriptionItem term={t('tax')}>{row.taxMode === null ? null : `${terms(row.currency)}，${terms(row.taxMode)}`}</DescriptionItem>
        <DescriptionItem term={t('place')}>{row.place === null ? null : terms(row.place)}</DescriptionItem>
        <DescriptionItem term={t('grade')} isWide={row.grade !== null}>
          {row.grade === null ? null : t('gradeValue', { name: grade(row.grade), meaning: grade(`${row.grade}Meaning`) })}
        </DescriptionItem>
        <DescriptionItem term={t('dateCode')}>{row.dateCode}</DescriptionItem>
        <DescriptionItem term={t('packing')}>{row.packing === null ? null : packing(row.packing)}</DescriptionItem>
        <DescriptionItem term={t('supplyKind')}>{row.supplyKind === null ? null : terms(row.supplyKind)}</DescriptionItem>
        <DescriptionItem term={t('leadTime')}>
          {row.leadTimeDays === null ? null : row.leadTimeDays === 0 ? terms('fromStock') : t('leadTimeDays', { count: formatNumber(row.leadTimeDays) })}
        </DescriptionItem>
        {isDemand && <DescriptionItem term={t('invoice')}>{row.invoiceNeed === null ? null : terms(row.invoiceNeed)}</DescriptionItem>}
        {isDemand && <DescriptionItem term={t('alternative')}>{t(row.takesAlternative ? 'takesAlternative' : 'takesNone')}</DescriptionItem>}
        {isDemand && <DescriptionItem term={t('quotes')}>{t('quotesValue', { count: formatNumber(row.quoteCount) })}</DescriptionItem>}
        <DescriptionItem term={t('posted')}>
          <AbsoluteTime dateTime={row.createTime} />
        </DescriptionItem>
        <DescriptionItem term={t('updated')}>
          <AbsoluteTime dateTime={row.updateTime} />
        </DescriptionItem>
        <DescriptionItem term={t('expires')}>
          <AbsoluteTime dateTime={row.expireTime} />
        </DescriptionItem>
        {row.remark !== null && (
          <DescriptionItem term={t('remark')} isWide>
            <span className={styles.remark}>{row.remark}</span>
          </DescriptionItem>
        )}
      </DescriptionList>
    </Card>
  );
}
