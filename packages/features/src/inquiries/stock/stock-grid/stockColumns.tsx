import type { StockLine } from '@chippage/api/types';
import type { TableColumn } from '@chippage/ui/Table';
import type { Translate } from '../../../i18n/messages.ts';
import type { boardTermsMessages } from '../../parts/terms/messages.ts';
import { GridCell } from './GridCell.tsx';
import { LineAge, LineName, LineSale, type LineSaleProps } from './LineParts.tsx';
import type { stockGridMessages } from './messages.ts';
import * as styles from './StockGrid.css.ts';

interface ColumnsOptions extends Pick<LineSaleProps, 'hasMerchant' | 'onSell'> {
  t: Translate<(typeof stockGridMessages)['texts']>;
  terms: Translate<(typeof boardTermsMessages)['texts']>;
}

/** Money and tax of a price, which the grid only tells. */
export const moneyWords = ({ currency, taxMode }: StockLine, terms: ColumnsOptions['terms']): string =>
  [terms(currency), taxMode === null ? null : terms(taxMode)].filter(Boolean).join('，');

/** The columns of the grid. They stay the same while cells are written in: those look at the grid for themselves. */
export const stockColumns = ({ t, terms, ...sale }: ColumnsOptions): TableColumn<StockLine>[] => [
  { key: 'model', header: t('model'), isRowHeader: true, isWrapping: true, cell: (line) => <LineName line={line} /> },
  { key: 'quantity', header: t('quantity'), align: 'end', isWrapping: true, cell: (line) => <GridCell line={line} field="quantity" /> },
  {
    key: 'price',
    header: t('price'),
    align: 'end',
    isWrapping: true,
    cell: (line) => (
      <span className={styles.cell}>
        <GridCell line={line} field="price" />
        <span className={styles.quiet}>{moneyWords(line, terms)}</span>
      </span>
    ),
  },
  { key: 'dateCode', header: t('dateCode'), isWrapping: true, cell: (line) => <GridCell line={line} field="dateCode" /> },
  { key: 'grade', header: t('grade'), isWrapping: true, cell: (line) => <GridCell line={line} field="grade" /> },
  { key: 'place', header: t('place'), isWrapping: true, cell: (line) => <GridCell line={line} field="place" /> },
  { key: 'leadTimeDays', header: t('leadTimeDays'), isWrapping: true, cell: (line) => <GridCell line={line} field="leadTimeDays" /> },
  { key: 'updated', header: t('updated'), isWrapping: true, cell: (line) => <LineAge line={line} /> },
  { key: 'mall', header: t('mall'), isWrapping: true, cell: (line) => <LineSale line={line} {...sale} /> },
];
