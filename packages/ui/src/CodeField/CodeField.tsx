import { forwardRef, type Ref, useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { readCode } from './readCode.ts';
import { type CodeSending, SendCodeButton } from './SendCodeButton.tsx';

/** Props of `CodeField`. */
export interface CodeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'autoCorrect' | 'spellCheck' | 'maxLength' | 'minLength' | 'pattern' | 'prefix' | 'suffix' | 'isMono'
> {
  /** Digits that a code has. @default 6 */
  length?: number;
  /** The button that asks for a code, in the field; without it there is none. */
  sending?: CodeSending;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A code from a message, in one input: phones offer it, a whole message may be pasted, and only its digits stay.
 * Boxes for single digits would break both.
 */
export const CodeField = /* @__PURE__ */ forwardRef<HTMLDivElement, CodeFieldProps>(function CodeField(
  { length = 6, sending, value, defaultValue = '', onChange, ...props },
  ref,
) {
  const [own, setOwn] = useState(defaultValue);
  return (
    <TextField
      {...props}
      ref={ref}
      inputMode="numeric"
      autoComplete="one-time-code"
      // No maxLength: it would cut a pasted message before its digits are read.
      value={value ?? own}
      onChange={(text) => {
        const code = readCode(text, length);
        setOwn(code);
        onChange?.(code);
      }}
      suffix={sending ? <SendCodeButton {...sending} /> : undefined}
    />
  );
});
