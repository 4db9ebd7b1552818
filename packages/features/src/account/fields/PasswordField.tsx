import { EyeIcon, EyeOffIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { FieldButton, TextField } from '@chippage/ui/TextField';
import { type Ref, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { accountFieldsMessages } from './messages.ts';

export interface PasswordFieldProps {
  /** @default 密码 */
  label?: string;
  password: string;
  onChange: (password: string) => void;
  error: string | undefined;
  isShown: boolean;
  onShownChange: (isShown: boolean) => void;
  forgotHref?: string;
  inputRef: Ref<HTMLInputElement>;
  autoFocus?: boolean;
}

/** The present password, to be seen on demand; it hides itself when it is sent. */
export function PasswordField({ label, password, onChange, error, isShown, onShownChange, forgotHref, inputRef, autoFocus }: PasswordFieldProps) {
  const t = useMessages(accountFieldsMessages);
  const [hasCapsLock, setCapsLock] = useState(false);
  return (
    <TextField
      label={label ?? t('password')}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      spellCheck="false"
      value={password}
      onChange={onChange}
      onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      isMono={isShown}
      error={error}
      autoFocus={autoFocus}
      // Always there, if empty: React Aria ties only a description that the input began with.
      description={<>{hasCapsLock ? t('capsLock') : isShown ? t('passwordHides') : ''}</>}
      labelEnd={forgotHref === undefined ? undefined : <Link href={forgotHref}>{t('forgot')}</Link>}
      inputRef={inputRef}
      suffix={
        <FieldButton label={t('showPassword')} aria-pressed={isShown} onPress={() => onShownChange(!isShown)}>
          {isShown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        </FieldButton>
      }
    />
  );
}
