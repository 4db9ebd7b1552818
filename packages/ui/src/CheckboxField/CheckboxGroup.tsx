import { forwardRef, type ReactNode, type Ref } from 'react';
import { CheckboxGroup as AriaCheckboxGroup, type CheckboxGroupProps as AriaProps } from 'react-aria-components/CheckboxGroup';
import { type ChoiceGroupOwn, ChoiceGroupRows, type ChoiceGroupWords } from '../Field/ChoiceGroupRows.tsx';
import * as choice from '../Field/Choice.css.ts';

/** Props of `CheckboxGroup`. */
export interface CheckboxGroupProps extends Omit<AriaProps, ChoiceGroupOwn>, ChoiceGroupWords {
  /** `CheckboxField`s, each with a `value`. */
  children: ReactNode;
  /** Under each other, or side by side. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  ref?: Ref<HTMLDivElement>;
}

/** Several of several: the chosen values are one list. */
export const CheckboxGroup = /* @__PURE__ */ forwardRef<HTMLDivElement, CheckboxGroupProps>(function CheckboxGroup(
  { label, isLabelHidden, children, orientation = 'vertical', description, error, ...props },
  ref,
) {
  return (
    <AriaCheckboxGroup {...props} ref={ref} isInvalid={Boolean(error)} validationBehavior="aria" className={choice.group}>
      <ChoiceGroupRows label={label} isLabelHidden={isLabelHidden} description={description} error={error} flow={choice.flow[orientation]}>
        {children}
      </ChoiceGroupRows>
    </AriaCheckboxGroup>
  );
});
