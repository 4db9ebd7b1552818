import { forwardRef, type ReactNode, type Ref } from 'react';
import { Input, TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import type { FieldWords } from '../Field/FieldLabel.tsx';
import { FieldRows } from '../Field/FieldRows.tsx';
import { takeFieldWords } from '../Field/takeFieldWords.ts';
import * as field from '../Field/Field.css.ts';

/** Props of `TextField`. */
export interface TextFieldProps
  extends
    Omit<AriaTextFieldProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'validate' | 'validationBehavior' | 'prefix' | 'slot'>,
    FieldWords {
  /** An example of what to type; never the only name of the field. */
  placeholder?: string;
  /** Joined before the input inside its border, e.g. a country code `Select`. */
  prefix?: ReactNode;
  /** Joined after the input inside its border, e.g. a `FieldButton` or a unit. */
  suffix?: ReactNode;
  /** Part numbers, codes and passwords stand in mono. @default false */
  isMono?: boolean;
  /** Height of the control: 32, 40 or 56 px (28, 32, 56 when compact). @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** The input, e.g. to move focus to the first field in error. */
  inputRef?: Ref<HTMLInputElement>;
  ref?: Ref<HTMLDivElement>;
}

/** One line of text. For a search use `SearchField`, for a number `NumberField`. */
export const TextField = /* @__PURE__ */ forwardRef<HTMLDivElement, TextFieldProps>(function TextField(textProps, ref) {
  const [words, { placeholder, prefix, suffix, isMono = false, size = 'md', inputRef, ...props }] = takeFieldWords(textProps);
  return (
    <AriaTextField {...props} ref={ref} isInvalid={Boolean(words.error)} validationBehavior="aria" className={field.root}>
      <FieldRows {...words}>
        <div className={`${field.control} ${field.size[size]}`}>
          {prefix ? <div className={`${field.addon} ${field.divided.before}`}>{prefix}</div> : null}
          <Input ref={inputRef} placeholder={placeholder} className={isMono ? `${field.input} ${field.mono}` : field.input} />
          {suffix ? <div className={`${field.addon} ${field.divided.after}`}>{suffix}</div> : null}
        </div>
      </FieldRows>
    </AriaTextField>
  );
});
