import type { ReactNode } from 'react';
import { FieldLabel, type FieldWords } from './FieldLabel.tsx';
import { FieldMessage } from './FieldMessage.tsx';

/** Props of `FieldRows`. */
export interface FieldRowsProps extends FieldWords {
  /** The control. */
  children: ReactNode;
}

/** The rows of a field: its label, its control, the line of help or error. Lives inside a React Aria field, which ties them together. */
export function FieldRows({ children, label, isLabelHidden, labelEnd, ...message }: FieldRowsProps) {
  return (
    <>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      {children}
      <FieldMessage {...message} />
    </>
  );
}
