import { forwardRef, type Ref, useState } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import type { FieldWords } from '../Field/FieldLabel.tsx';
import { FieldRows } from '../Field/FieldRows.tsx';
import { takeFieldWords } from '../Field/takeFieldWords.ts';
import * as field from '../Field/Field.css.ts';
import * as styles from './TextArea.css.ts';

/** Props of `TextArea`. */
export interface TextAreaProps
  extends
    Omit<AriaTextFieldProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'validate' | 'validationBehavior' | 'maxLength' | 'slot' | 'type'>,
    FieldWords {
  /** An example of what to type; never the only name of the field. */
  placeholder?: string;
  /** Lines in sight at first; the corner makes it taller. @default 4 */
  rows?: number;
  /** The most characters wanted, counted at its foot. More can be typed, so that no pasted text is cut off unseen. */
  maxCount?: number;
  /** Source text stands in mono. @default false */
  isMono?: boolean;
  /** The input, e.g. to move focus to the first field in error. */
  inputRef?: Ref<HTMLTextAreaElement>;
  ref?: Ref<HTMLDivElement>;
}

/** Several lines of text. For one line use `TextField`. */
export const TextArea = /* @__PURE__ */ forwardRef<HTMLDivElement, TextAreaProps>(function TextArea(textProps, ref) {
  const [words, { placeholder, rows = 4, maxCount, isMono = false, inputRef, onChange, ...props }] = takeFieldWords(textProps);
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const length = [...(props.value ?? typed)].length;
  const count =
    maxCount === undefined ? undefined : (
      <span className={length > maxCount ? `${styles.count} ${styles.over}` : styles.count}>
        {length}/{maxCount}
      </span>
    );
  return (
    <AriaTextField
      {...props}
      ref={ref}
      onChange={(text) => {
        setTyped(text);
        onChange?.(text);
      }}
      isInvalid={Boolean(words.error)}
      validationBehavior="aria"
      className={field.root}
    >
      <FieldRows {...words} messageEnd={words.messageEnd ?? count}>
        <div className={`${field.control} ${field.size.md}`}>
          <AriaTextArea
            ref={inputRef}
            rows={rows}
            placeholder={placeholder}
            className={`${field.input} ${styles.area} ${isMono ? styles.code : ''}`.trim()}
            spellCheck={isMono ? false : undefined}
          />
        </div>
      </FieldRows>
    </AriaTextField>
  );
});
