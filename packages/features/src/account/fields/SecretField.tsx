import { EyeIcon, EyeOffIcon } from '@chippage/ui/Icon';
import { FieldButton, TextField, type TextFieldProps } from '@chippage/ui/TextField';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { accountFieldsMessages } from './messages.ts';

export interface SecretFieldProps extends Pick<TextFieldProps, 'name' | 'autoComplete' | 'error' | 'inputRef' | 'autoFocus' | 'labelEnd' | 'onChange'> {
  /** @default 密码 */
  label?: string;
  password: string;
  /** What stands below it while caps lock is off. */
  hint: string;
  isShown: boolean;
  onShownChange: (isShown: boolean) => void;
}

/** A password: hidden until its reader wants to see it, with a word when caps lock is on. */
export function SecretField({ label, password, hint, isShown, onShownChange, ...field }: SecretFieldProps) {
  const t = useMessages(accountFieldsMessages);
  const [hasCapsLock, setCapsLock] = useState(false);
  return (
    <TextField
      {...field}
      label={label ?? t('password')}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      value={password}
      onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      isMono={isShown}
      // Always there, if empty: React Aria ties only a description that the input began with.
      description={<>{hasCapsLock ? t('capsLock') : hint}</>}
      suffix={
        <FieldButton label={t('showPassword')} aria-pressed={isShown} onPress={() => onShownChange(!isShown)}>
          {isShown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        </FieldButton>
      }
    />
  );
}
