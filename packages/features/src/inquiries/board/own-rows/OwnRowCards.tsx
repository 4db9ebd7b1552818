import type { OwnBoardRow } from '@chippage/api/types';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import type { TableSelection } from '@chippage/ui/Table';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import * as styles from './OwnRows.css.ts';
import { type ColumnsOptions, EditLink, ModelCell, PriceCell, QuotesCell, quantityText, StateCell } from './ownRowColumns.tsx';

export interface OwnRowCardsProps extends ColumnsOptions {
  rows: readonly OwnBoardRow[];
  /** Names the list. */
  label: string;
  selection: TableSelection<OwnBoardRow>;
}

/** A company's own rows on a narrow screen. */
export function OwnRowCards({ rows, label, selection, ...options }: OwnRowCardsProps) {
  const { t, terms } = options;
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={styles.card}>
          <span className={styles.cardHead}>
            <ModelCell row={row} {...options} />
            <CheckboxField isSelected={selection.keys.has(row.id)} onChange={(isSelected) => selection.onChange(row, isSelected)}>
              <VisuallyHidden>{selection.label(row)}</VisuallyHidden>
            </CheckboxField>
          </span>
          <DescriptionList unknownLabel={terms('notSaid')}>
            <DescriptionItem term={t('state')}>
              <StateCell row={row} {...options} />
            </DescriptionItem>
            <DescriptionItem term={t('quantity')}>{quantityText({ row, ...options })}</DescriptionItem>
            <DescriptionItem term={t('price')}>
              <PriceCell row={row} {...options} />
            </DescriptionItem>
            <DescriptionItem term={t('quotes')}>
              <QuotesCell row={row} {...options} />
            </DescriptionItem>
            <DescriptionItem term={t('updated')}>
              <FriendlyTime dateTime={row.updateTime} />
            </DescriptionItem>
            <DescriptionItem term={t('expires')}>
              <AbsoluteTime dateTime={row.expireTime} />
            </DescriptionItem>
          </DescriptionList>
          <EditLink row={row} {...options} />
        </li>
      ))}
    </ul>
  );
}
