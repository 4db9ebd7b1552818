import { forwardRef, type Ref } from 'react';
import { Button, Group, Input, NumberField as AriaNumberField, type NumberFieldProps as AriaProps } from 'react-aria-components/NumberField';
import type { FieldWords } from '../Field/FieldLabel.tsx';
import { FieldRows } from '../Field/FieldRows.tsx';
import { takeFieldWords } from '../Field/takeFieldWords.ts';
import * as field from '../Field/Field.css.ts';
import { MinusIcon, PlusIcon } from '../Icon/actionIcons.tsx';
import * as styles from './NumberField.css.ts';

/** Props of `NumberField`. */
export interface NumberFieldProps
  extends Omit<AriaProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'validate' | 'validationBehavior' | 'slot'>, FieldWords {
  /** Draws − and + at the sides. The arrow keys step in any case. @default true */
  hasSteppers?: boolean;
  /** Stands after the number: 件, KB. */
  unit?: string;
  /** Height of the control: 32 or 40 px. @default 'md' */
  size?: 'sm' | 'md';
  /** Hears what is written before it is taken over as a number: while the field has focus. */
  onTyping?: (text: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  ref?: Ref<HTMLDivElement>;
}

/** A number. It is put in order when focus leaves: kept within the bounds and on the steps. */
export const NumberField = /* @__PURE__ */ forwardRef<HTMLDivElement, NumberFieldProps>(function NumberField(numberProps, ref) {
  const [words, { hasSteppers = true, unit, size = 'md', onTyping, inputRef, ...props }] = takeFieldWords(numberProps);
  return (
    <AriaNumberField {...props} ref={ref} isInvalid={Boolean(words.error)} validationBehavior="aria" className={field.root}>
      <FieldRows {...words}>
        <Group className={`${field.control} ${field.size[size]}`}>
          {hasSteppers ? (
            <Button slot="decrement" className={styles.step}>
              <MinusIcon size={16} />
            </Button>
          ) : null}
          <Input ref={inputRef} className={`${field.input} ${field.mono} ${styles.input}`} onInput={(event) => onTyping?.(event.currentTarget.value)} />
          {unit ? <span className={styles.unit}>{unit}</span> : null}
          {hasSteppers ? (
            <Button slot="increment" className={styles.step}>
              <PlusIcon size={16} />
            </Button>
          ) : null}
        </Group>
      </FieldRows>
    </AriaNumberField>
  );
});
