import type { QuoteRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { AskedDeed } from '../../parts/quote-deeds/deedText.ts';
import { quoteTermsMessages } from '../../parts/quote-terms/messages.ts';
import type { OnQuoteFile } from '../../parts/quote-terms/QuoteFileLinks.tsx';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import { CompanyCell, DeedButtons, DeliveryCell, PapersCell, PartsCell, PriceCell, QuantityCell, TotalCell, validText } from './CompareCells.tsx';
import { quoteCompareMessages } from './messages.ts';
import * as styles from './QuoteCompare.css.ts';
import { type CompareSort, compareSorts, type QuoteGroup } from './sortQuotes.ts';

interface CompareGroupProps {
  group: QuoteGroup;
  sort: CompareSort;
  onSort: (sort: CompareSort) => void;
  onFile: OnQuoteFile;
  onDeed: (quote: QuoteRow, deed: AskedDeed) => void;
}

/** Quotes in one currency: a table, on narrow screens cards. */
export function CompareGroup({ group: { currency, rows, lowest }, sort, onSort, onFile, onDeed }: CompareGroupProps) {
  const t = useMessages(quoteCompareMessages);
  const terms = useMessages(boardTermsMessages);
  const quoteTerms = useMessages(quoteTermsMessages);
  const columns = useMemo(
    (): TableColumn<QuoteRow>[] => [
      { key: 'company', header: t('company'), isRowHeader: true, pin: 'start', cell: (quote) => <CompanyCell quote={quote} /> },
      {
        key: 'unitPrice',
        header: t('unitPrice'),
        align: 'end',
        isSortable: true,
        cell: (quote) => <PriceCell quote={quote} isLowest={lowest.has(quote.id)} />,
      },
      { key: 'total', header: t('total'), align: 'end', cell: (quote) => <TotalCell quote={quote} /> },
      { key: 'quantities', header: t('quantities'), cell: (quote) => <QuantityCell quote={quote} /> },
      { key: 'parts', header: t('parts'), cell: (quote) => <PartsCell quote={quote} /> },
      { key: 'leadTime', header: t('delivery'), isSortable: true, cell: (quote) => <DeliveryCell quote={quote} /> },
      { key: 'papers', header: t('papers'), isWrapping: true, cell: (quote) => <PapersCell quote={quote} onFile={onFile} /> },
      { key: 'validUntil', header: t('validUntil'), isSortable: true, cell: validText },
      { key: 'action', header: t('action'), isHeaderHidden: true, cell: (quote) => <DeedButtons quote={quote} onDeed={onDeed} /> },
    ],
    [t, lowest, onFile, onDeed],
  );
  const count = formatNumber(rows.length);
  return (
    <Card padding="none" title={t('group', { currency: terms(currency) })} note={t('groupNote', { count })}>
      <div className={styles.table}>
        <Table
          caption={t('caption', { currency: terms(currency), count })}
          columns={columns}
          rows={rows}
          getRowKey={({ id }) => id}
          sort={sort}
          onSortChange={({ key, direction }) => {
            const known = compareSorts.find((one) => one === key);
            if (known !== undefined) onSort({ key: known, direction });
          }}
        />
      </div>
      <ul className={styles.cards} aria-label={t('caption', { currency: terms(currency), count })}>
        {rows.map((quote) => (
          <li key={quote.id} className={styles.card}>
            <CompanyCell quote={quote} />
            <DescriptionList unknownLabel={quoteTerms('notSaid')}>
              <DescriptionItem term={t('unitPrice')}>
                <PriceCell quote={quote} isLowest={lowest.has(quote.id)} />
              </DescriptionItem>
              <DescriptionItem term={t('total')}>
                <TotalCell quote={quote} />
              </DescriptionItem>
              <DescriptionItem term={t('quantities')}>
                <QuantityCell quote={quote} />
              </DescriptionItem>
              <DescriptionItem term={t('parts')}>
                <PartsCell quote={quote} />
              </DescriptionItem>
              <DescriptionItem term={t('delivery')}>
                <DeliveryCell quote={quote} />
              </DescriptionItem>
              <DescriptionItem term={t('papers')}>
                <PapersCell quote={quote} onFile={onFile} />
              </DescriptionItem>
              <DescriptionItem term={t('validUntil')}>{validText(quote)}</DescriptionItem>
            </DescriptionList>
            <DeedButtons quote={quote} onDeed={onDeed} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
