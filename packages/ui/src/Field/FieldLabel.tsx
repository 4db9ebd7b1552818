import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/TextField';
import * as styles from './Field.css.ts';

/** The words every field has. */
export interface FieldWords {
  /** Names the field; always heard, and seen unless `isLabelHidden`. */
  label: string;
  /** Hides the label where the surroundings already show it, e.g. in a table head. @default false */
  isLabelHidden?: boolean;
  /** Right of the label: a way out (忘记密码) or a count. */
  labelEnd?: ReactNode;
  /** Says how to fill the field in. An error takes its place. */
  description?: ReactNode;
  /** What is wrong and how to put it right. Marks the field as invalid. */
  error?: string;
  /** Right of the description or the error: a link to help. */
  messageEnd?: ReactNode;
}

/** The label row of a field. Lives inside a React Aria field, which ties it to the input. */
export function FieldLabel({ label, isLabelHidden, labelEnd }: Pick<FieldWords, 'label' | 'isLabelHidden' | 'labelEnd'>) {
  if (isLabelHidden) return <Label className={styles.hidden}>{label}</Label>;
  return (
    <div className={styles.labelRow}>
      <Label className={styles.label}>{label}</Label>
      {labelEnd}
    </div>
  );
}
