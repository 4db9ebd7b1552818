import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { ErrorIcon } from '../Icon/statusIcons.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as field from '../Field/Field.css.ts';
import * as styles from './RangeField.css.ts';

/** A range; a null end is open. */
export interface Range {
  from: number | null;
  to: number | null;
}

/** Props of `RangeField`. */
export interface RangeFieldProps {
  /** Names the pair. */
  label: string;
  /** Names the lower end. */
  fromLabel: string;
  /** Names the upper end. */
  toLabel: string;
  /** Stands in both fields, e.g. `KB`. */
  unit?: string;
  /** The range that holds. */
  value: Range;
  /** Called when a person is done with a field (Enter, or leaving the pair), never while typing. */
  onChange: (range: Range) => void;
  /** Smallest and largest value there is, shown where an end is open. */
  limits?: { min: number; max: number };
  /** Said when the lower end lies above the upper one. */
  orderError: string;
}

/** Reads what a person types: full-width digits, a comma as the decimal sign; null when it is no number. */
function read(text: string): number | null {
  const plain = text.normalize('NFKC').replace(',', '.').trim();
  return plain === '' || Number.isNaN(Number(plain)) ? null : Number(plain);
}

const write = (value: number | null) => (value === null ? '' : String(value));

/** Two numbers with a unit: from and to. */
export function RangeField({ label, fromLabel, toLabel, unit, value, onChange, limits, orderError }: RangeFieldProps) {
  const errorId = useId();
  const [draft, setDraft] = useState<{ from: string; to: string } | null>(null);
  const shown = draft ?? { from: write(value.from), to: write(value.to) };
  const next = { from: read(shown.from), to: read(shown.to) };
  const isWrong = next.from !== null && next.to !== null && next.from > next.to;

  const commit = () => {
    if (draft === null || isWrong) return;
    setDraft(null);
    if (next.from !== value.from || next.to !== value.to) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setDraft(null);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) commit();
  };
  const end = (which: 'from' | 'to', name: string, limit: number | undefined) => (
    <TextField
      label={name}
      isLabelHidden
      size="sm"
      isMono
      inputMode="decimal"
      autoComplete="off"
      value={shown[which]}
      onChange={(text) => setDraft({ ...shown, [which]: text })}
      {...(limit !== undefined && { placeholder: String(limit) })}
      {...(unit !== undefined && { suffix: <span className={styles.unit}>{unit}</span> })}
    />
  );
  return (
    <Group
      aria-label={label}
      className={styles.range}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      isInvalid={isWrong}
      {...(isWrong && { 'aria-describedby': errorId })}
    >
      <div className={styles.ends}>
        {end('from', fromLabel, limits?.min)}
        <span aria-hidden="true">–</span>
        {end('to', toLabel, limits?.max)}
      </div>
      {isWrong ? (
        <p id={errorId} className={`${field.messageRow} ${styles.error}`}>
          <span className={field.error}>
            <ErrorIcon size={16} />
            {orderError}
          </span>
        </p>
      ) : null}
    </Group>
  );
}
