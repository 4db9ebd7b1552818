import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './FactTable.css.ts';
import { partDetailMessages } from './messages.ts';

interface FactTableProps {
  caption: string;
  /** Whether the caption stands over the table; else the surroundings show it. @default false */
  isCaptionShown?: boolean;
  /** Whether its rows say where they are from. @default false */
  hasOrigins?: boolean;
  /** `FactRow`s. */
  children: ReactNode;
}

/** Facts of a part in columns: name, value, unit, and where they are from. */
export function FactTable({ caption, isCaptionShown = false, hasOrigins = false, children }: FactTableProps) {
  const t = useMessages(partDetailMessages);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{isCaptionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
      <thead>
        <tr className={styles.row}>
          <th scope="col" className={styles.head}>
            {t('factName')}
          </th>
          <th scope="col" className={styles.head}>
            {t('factValue')}
          </th>
          <th scope="col" className={styles.head}>
            {t('factUnit')}
          </th>
          {hasOrigins && (
            <th scope="col" className={styles.head}>
              {t('factOrigin')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface FactRowProps {
  name: string;
  unit?: string | null;
  /** Where it is from. */
  origin?: ReactNode;
  /** Its value; null and nothing mean: not known. */
  children?: ReactNode;
}

/** One fact. What is not known says so; without a unit the value takes its place too. */
export function FactRow({ name, unit = null, origin, children = null }: FactRowProps) {
  const t = useMessages(partDetailMessages);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td className={children === null ? styles.unknown : styles.value} colSpan={unit === null ? 2 : 1}>
        {children ?? t('unknown')}
      </td>
      {unit !== null && (
        // An engine that turned mW into 兆瓦 would be off by a billion.
        <td className={styles.unit} translate="no">
          {unit}
        </td>
      )}
      {origin !== undefined && <td className={styles.origin}>{origin}</td>}
    </tr>
  );
}
