import type { StockLine } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import type { TableSelection } from '@chippage/ui/Table';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import { gridFields } from './cells.ts';
import { GridCell } from './GridCell.tsx';
import { LineAge, LineName, LineSale, type LineSaleProps } from './LineParts.tsx';
import { stockGridMessages } from './messages.ts';
import { moneyWords } from './stockColumns.tsx';
import * as styles from './StockGrid.css.ts';

export interface StockCardsProps extends Pick<LineSaleProps, 'hasMerchant' | 'onSell'> {
  lines: readonly StockLine[];
  selection: TableSelection<StockLine>;
}

/** The lines of a stock on a narrow screen. */
export function StockCards({ lines, selection, ...sale }: StockCardsProps) {
  const t = useMessages(stockGridMessages);
  const terms = useMessages(boardTermsMessages);
  return (
    <ul className={styles.cards}>
      {lines.map((line) => (
        <li key={line.id}>
          <Card>
            <div className={styles.card}>
              <div className={styles.cardHead}>
                <LineName line={line} />
                <CheckboxField isSelected={selection.keys.has(line.id)} onChange={(isSelected) => selection.onChange(line, isSelected)}>
                  <VisuallyHidden>{selection.label(line)}</VisuallyHidden>
                </CheckboxField>
              </div>
              <dl className={styles.cardCells}>
                {gridFields.map((field) => (
                  <div key={field} className={styles.cardCell}>
                    <dt className={styles.term}>{field === 'price' ? `${t('price')}，${moneyWords(line, terms)}` : t(field)}</dt>
                    <dd className={styles.value}>
                      <GridCell line={line} field={field} />
                    </dd>
                  </div>
                ))}
                <div className={styles.cardCell}>
                  <dt className={styles.term}>{t('updated')}</dt>
                  <dd className={styles.value}>
                    <LineAge line={line} />
                  </dd>
                </div>
                <div className={styles.cardCell}>
                  <dt className={styles.term}>{t('mall')}</dt>
                  <dd className={styles.value}>
                    <LineSale line={line} {...sale} />
                  </dd>
                </div>
              </dl>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
