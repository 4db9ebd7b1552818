import { forwardRef, type ReactNode, type Ref } from 'react';
import { CheckboxButton, CheckboxField as AriaCheckboxField, type CheckboxFieldProps as AriaProps, FieldError, Text } from 'react-aria-components/Checkbox';
import { ChoiceWords } from '../Field/ChoiceWords.tsx';
import * as field from '../Field/Field.css.ts';
import * as choice from '../Field/Choice.css.ts';
import { MinusIcon } from '../Icon/actionIcons.tsx';
import { CheckIcon, ErrorIcon } from '../Icon/statusIcons.tsx';

/** Props of `CheckboxField`. */
export interface CheckboxFieldProps extends Omit<
  AriaProps,
  'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'validate' | 'validationBehavior' | 'slot'
> {
  /** What is agreed to or chosen; may hold links. */
  children: ReactNode;
  /** How many there are of it, at the right: facets. */
  count?: number;
  /** One more sentence below the words. */
  description?: ReactNode;
  /** What is wrong and how to put it right. Marks the box as invalid. */
  error?: string;
  /** Row of 24 px, or of 28 px with smaller text for facets. @default 'md' */
  size?: 'sm' | 'md';
  ref?: Ref<HTMLDivElement>;
}

/** One thing to agree to, or one of several to choose inside a `CheckboxGroup`. */
export const CheckboxField = /* @__PURE__ */ forwardRef<HTMLDivElement, CheckboxFieldProps>(function CheckboxField(
  { children, count, description, error, size = 'md', ...props },
  ref,
) {
  return (
    <AriaCheckboxField {...props} ref={ref} isInvalid={error ? true : undefined} validationBehavior="aria" className={choice.root}>
      <CheckboxButton className={`${choice.row} ${choice.size[size]}`}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={`${choice.mark} ${choice.shape.check}`}>
              {isIndeterminate ? <MinusIcon size={14} /> : isSelected ? <CheckIcon size={14} /> : null}
            </span>
            <ChoiceWords count={count}>{children}</ChoiceWords>
          </>
        )}
      </CheckboxButton>
      {error ? (
        <div className={choice.below}>
          <FieldError className={field.error}>
            <ErrorIcon size={16} />
            {error}
          </FieldError>
        </div>
      ) : description ? (
        <Text slot="description" className={choice.below}>
          {description}
        </Text>
      ) : null}
    </AriaCheckboxField>
  );
});
