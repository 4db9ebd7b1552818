import { forwardRef, type ReactNode, type Ref } from 'react';
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup, type RadioGroupProps as AriaProps, Text } from 'react-aria-components/RadioGroup';
import { type ChoiceGroupOwn, ChoiceGroupRows, type ChoiceGroupWords } from '../Field/ChoiceGroupRows.tsx';
import { ChoiceWords } from '../Field/ChoiceWords.tsx';
import * as choice from '../Field/Choice.css.ts';
import * as styles from './RadioGroup.css.ts';

/** Props of `RadioGroup`. */
export interface RadioGroupProps extends Omit<AriaProps, ChoiceGroupOwn>, ChoiceGroupWords {
  /** `Radio`s, `RadioChip`s with `look="chips"`, or `RadioCard`s with `look="cards"` or `"rows"`. */
  children: ReactNode;
  /** Radios with marks, chips 32 px high side by side, cards in as many columns as there is room for, or rows from edge to edge. @default 'marks' */
  look?: 'marks' | 'chips' | 'cards' | 'rows';
  ref?: Ref<HTMLDivElement>;
}

const flows = { chips: styles.chips, cards: styles.cards, rows: styles.rows };

/** One of a few, all of them in sight. */
export const RadioGroup = /* @__PURE__ */ forwardRef<HTMLDivElement, RadioGroupProps>(function RadioGroup(
  { label, isLabelHidden, children, look = 'marks', orientation = 'vertical', description, error, ...props },
  ref,
) {
  return (
    <AriaRadioGroup
      {...props}
      ref={ref}
      orientation={look === 'chips' ? 'horizontal' : orientation}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={choice.group}
    >
      <ChoiceGroupRows
        label={label}
        isLabelHidden={isLabelHidden}
        description={description}
        error={error}
        flow={look === 'marks' ? choice.flow[orientation] : flows[look]}
      >
        {children}
      </ChoiceGroupRows>
    </AriaRadioGroup>
  );
});

/** Props of `Radio`. */
export interface RadioProps {
  /** What the group reports when this one is chosen. */
  value: string;
  children: ReactNode;
  /** One more sentence below the words. */
  description?: ReactNode;
  /** Row of 24 px, or of 28 px with smaller text. @default 'md' */
  size?: 'sm' | 'md';
  isDisabled?: boolean;
}

/** One answer of a `RadioGroup`. */
export function Radio({ value, children, description, size = 'md', isDisabled }: RadioProps) {
  return (
    <RadioField value={value} isDisabled={isDisabled} className={choice.root}>
      <RadioButton className={`${choice.row} ${choice.size[size]}`}>
        {({ isSelected }) => <MarkedWords isSelected={isSelected}>{children}</MarkedWords>}
      </RadioButton>
      {description ? (
        <Text slot="description" className={choice.below}>
          {description}
        </Text>
      ) : null}
    </RadioField>
  );
}

/** The mark of an answer, and its words. */
function MarkedWords({ isSelected, children }: { isSelected: boolean; children: ReactNode }) {
  return (
    <>
      <span className={`${choice.mark} ${choice.shape.radio}`}>{isSelected ? <span className={choice.dot} /> : null}</span>
      <ChoiceWords>{children}</ChoiceWords>
    </>
  );
}

/** One answer of a `RadioGroup` with `look="chips"`. */
export function RadioChip({ value, children, isDisabled }: Pick<RadioProps, 'value' | 'isDisabled'> & { children: string }) {
  return (
    <RadioField value={value} isDisabled={isDisabled}>
      <RadioButton className={styles.chip}>{children}</RadioButton>
    </RadioField>
  );
}

/** Props of `RadioCard`. */
export interface RadioCardProps extends Pick<RadioProps, 'value' | 'children' | 'description' | 'isDisabled'> {
  /** Buttons or links that belong to this one; they do not choose it. */
  action?: ReactNode;
}

/** One answer of a `RadioGroup` with `look="cards"` or `"rows"`: something to read before it is chosen. */
export function RadioCard({ value, children, description, action, isDisabled }: RadioCardProps) {
  return (
    <div className={styles.card}>
      <RadioField value={value} isDisabled={isDisabled} className={choice.root}>
        <RadioButton className={`${choice.row} ${styles.cardRow}`}>
          {({ isSelected }) => <MarkedWords isSelected={isSelected}>{children}</MarkedWords>}
        </RadioButton>
        {description ? (
          <Text slot="description" elementType="div" className={styles.cardText}>
            {description}
          </Text>
        ) : null}
      </RadioField>
      {action ? <div className={styles.cardAction}>{action}</div> : null}
    </div>
  );
}
