import { createContext, type ReactNode, useContext, useMemo } from 'react';
import * as styles from './DescriptionList.css.ts';

/** Props of `DescriptionList`. */
export interface DescriptionListProps {
  /** Columns on a wide screen; a narrow one has fewer. @default 1 */
  columns?: 1 | 2 | 3;
  /** Sets terms and values at opposite ends, for a narrow panel of numbers. @default false */
  isSpread?: boolean;
  /** Stands where a value is not known, such as “unknown”; a fact is never left blank. */
  unknownLabel: string;
  /** `DescriptionItem`s. */
  children: ReactNode;
}

/** Props of `DescriptionItem`. */
export interface DescriptionItemProps {
  /** Name of the fact. */
  term: ReactNode;
  /** Its value; null, undefined and the empty string mean: not known. */
  children?: ReactNode;
  /** Takes the whole row. @default false */
  isWide?: boolean;
}

const ListContext = createContext({ unknownLabel: '', isSpread: false });

/** Facts as names and values. */
export function DescriptionList({ columns = 1, isSpread = false, unknownLabel, children }: DescriptionListProps) {
  const context = useMemo(() => ({ unknownLabel, isSpread }), [unknownLabel, isSpread]);
  return (
    <ListContext.Provider value={context}>
      <dl className={styles.list({ columns })}>{children}</dl>
    </ListContext.Provider>
  );
}

/** One fact of a `DescriptionList`. */
export function DescriptionItem({ term, children, isWide }: DescriptionItemProps) {
  const { unknownLabel, isSpread } = useContext(ListContext);
  const isUnknown = children === undefined || children === null || children === '';
  return (
    <div className={styles.row({ isWide, isSpread })}>
      <dt className={styles.term({ isSpread })}>{term}</dt>
      <dd className={styles.description({ isSpread })}>{isUnknown ? <span className={styles.unknown}>{unknownLabel}</span> : children}</dd>
    </div>
  );
}
