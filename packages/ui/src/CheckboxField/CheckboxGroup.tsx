import { forwardRef, type ReactNode, type Ref } from 'react';
import { CheckboxGroup as AriaCheckboxGroup, type CheckboxGroupProps as AriaProps, Label } from 'react-aria-components/CheckboxGroup';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import * as field from '../Field/Field.css.ts';
import * as choice from '../Field/Choice.css.ts';

/** Props of `CheckboxGroup`. */
export interface CheckboxGroupProps extends Omit<
  AriaProps,
  'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'validate' | 'validationBehavior' | 'slot'
> {
  /** Names the group. */
  label: string;
  /** Hides the label where a heading above already shows it. @default false */
  isLabelHidden?: boolean;
  /** `CheckboxField`s, each with a `value`. */
  children: ReactNode;
  /** Under each other, or side by side. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** How to choose. */
  description?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Several of several: the chosen values are one list. */
export const CheckboxGroup = /* @__PURE__ */ forwardRef<HTMLDivElement, CheckboxGroupProps>(function CheckboxGroup(
  { label, isLabelHidden = false, children, orientation = 'vertical', description, error, ...props },
  ref,
) {
  return (
    <AriaCheckboxGroup {...props} ref={ref} isInvalid={Boolean(error)} validationBehavior="aria" className={choice.group}>
      <Label className={isLabelHidden ? field.hidden : choice.groupLabel}>{label}</Label>
      <div className={choice.flow[orientation]}>{children}</div>
      {description || error ? (
        <div className={choice.groupMessage}>
          <FieldMessage description={description} error={error} />
        </div>
      ) : null}
    </AriaCheckboxGroup>
  );
});
