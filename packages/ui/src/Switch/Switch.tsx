import { forwardRef, type ReactNode, type Ref } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps, Text } from 'react-aria-components/Switch';
import { ChoiceWords } from '../Field/ChoiceWords.tsx';
import * as choice from '../Field/Choice.css.ts';
import * as styles from './Switch.css.ts';

/** Props of `Switch`. */
export interface SwitchProps extends Omit<
  SwitchFieldProps,
  'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'isRequired' | 'validate' | 'validationBehavior' | 'slot'
> {
  /** What is on or off; the words do not change with it. */
  children: ReactNode;
  /** One more sentence below the words. */
  description?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A setting that takes effect at once. What is sent with a form is a `CheckboxField`. */
export const Switch = /* @__PURE__ */ forwardRef<HTMLDivElement, SwitchProps>(function Switch({ children, description, ...props }, ref) {
  return (
    <SwitchField {...props} ref={ref} className={choice.root}>
      <SwitchButton className={`${choice.row} ${choice.size.md}`}>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        <ChoiceWords>{children}</ChoiceWords>
      </SwitchButton>
      {description ? (
        <Text slot="description" className={styles.below}>
          {description}
        </Text>
      ) : null}
    </SwitchField>
  );
});
