import { gapBefore, printNumber } from './joinUnit.ts';
import * as styles from './UnitValue.css.ts';

/** Props of `UnitValue`. */
export interface UnitValueProps {
  /** The number, or a text such as a range; nothing when it is not known. */
  value: number | string | null | undefined;
  /** V, kΩ, °C, %, 件; leave out for a bare number. */
  unit?: string | null;
  /** Stands where there is no value: 未知. Never a zero, never a dash without words. */
  unknownLabel: string;
}

/** A number with its unit, never parted at the end of a line. */
export function UnitValue({ value, unit, unknownLabel }: UnitValueProps) {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return <span className={styles.unknown}>{unknownLabel}</span>;
  return (
    <span className={styles.value}>
      {printNumber(value)}
      {unit ? (
        <>
          {gapBefore(unit)}
          {/* An engine that turned mW into 兆瓦 would be off by a billion. */}
          <span translate="no" className={styles.unit}>
            {unit}
          </span>
        </>
      ) : null}
    </span>
  );
}
