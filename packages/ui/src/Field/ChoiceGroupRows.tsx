import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/TextField';
import * as choice from './Choice.css.ts';
import * as field from './Field.css.ts';
import { FieldMessage } from './FieldMessage.tsx';

/** What a group of choices leaves to itself of what React Aria takes. */
export type ChoiceGroupOwn = 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'validate' | 'validationBehavior' | 'slot';

/** The words every group of choices has. */
export interface ChoiceGroupWords {
  /** Names the group: the question. */
  label: string;
  /** Hides the label where the surroundings already show it. @default false */
  isLabelHidden?: boolean;
  /** How to choose. */
  description?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: string;
}

/** Props of `ChoiceGroupRows`. */
export interface ChoiceGroupRowsProps extends ChoiceGroupWords {
  /** How the choices flow, as a class. */
  flow: string;
  /** The choices. */
  children: ReactNode;
}

/** The rows of a group of choices: its label, the choices, the line of help or error. Lives inside a React Aria group. */
export function ChoiceGroupRows({ label, isLabelHidden = false, description, error, flow, children }: ChoiceGroupRowsProps) {
  return (
    <>
      <Label className={isLabelHidden ? field.hidden : choice.groupLabel}>{label}</Label>
      <div className={flow}>{children}</div>
      {description || error ? (
        <div className={choice.groupMessage}>
          <FieldMessage description={description} error={error} />
        </div>
      ) : null}
    </>
  );
}
