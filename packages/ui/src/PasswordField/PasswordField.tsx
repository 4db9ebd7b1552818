import { forwardRef, type Ref, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../Icon/itemIcons.tsx';
import { FieldButton } from '../TextField/FieldButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './PasswordField.css.ts';

/** Props of `PasswordField`. */
export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'isMono' | 'spellCheck' | 'inputMode' | 'onKeyUp' | 'onBlur' | 'autoComplete'
> {
  /** `current-password` to log in, `new-password` to choose one: password managers tell the two apart by it. */
  autoComplete: 'current-password' | 'new-password';
  /** Names the button that shows what is typed: 显示密码. It says by itself whether it is pressed. */
  showLabel: string;
  /** Stands below the field while caps lock is on. */
  capsLockNote: string;
  /** Whether what is typed can be read; leave out to let the field keep it. */
  isShown?: boolean;
  /** Hears the button. */
  onShownChange?: (isShown: boolean) => void;
  ref?: Ref<HTMLDivElement>;
}

/** A password: hidden until its reader wants to see it, with a word when caps lock is on. It takes pasting and managers as they come. */
export const PasswordField = /* @__PURE__ */ forwardRef<HTMLDivElement, PasswordFieldProps>(function PasswordField(
  { showLabel, capsLockNote, isShown, onShownChange, description, error, messageEnd, ...props },
  ref,
) {
  const [isShownHere, setShownHere] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const isVisible = isShown ?? isShownHere;
  const toggle = () => {
    setShownHere(!isVisible);
    onShownChange?.(!isVisible);
  };
  return (
    <TextField
      {...props}
      ref={ref}
      type={isVisible ? 'text' : 'password'}
      spellCheck="false"
      isMono={isVisible}
      onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      // Elsewhere it may be switched off unseen.
      onBlur={() => setCapsLock(false)}
      // Always there, if empty: React Aria ties only a description that the input began with.
      description={<>{hasCapsLock ? capsLockNote : description}</>}
      error={error}
      messageEnd={
        // An error takes the description's place, and caps lock is the likeliest reason for it.
        hasCapsLock && error ? <span className={styles.note}>{capsLockNote}</span> : messageEnd
      }
      suffix={
        <FieldButton label={showLabel} aria-pressed={isVisible} isDisabled={props.isDisabled} onPress={toggle}>
          {isVisible ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        </FieldButton>
      }
    />
  );
});
