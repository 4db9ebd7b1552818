import { Link } from '@chippage/ui/Link';
import type { Ref } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { accountFieldsMessages } from './messages.ts';
import { SecretField } from './SecretField.tsx';

export interface PasswordFieldProps {
  /** @default 密码 */
  label?: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  isShown: boolean;
  onShownChange: (isShown: boolean) => void;
  forgotHref?: string;
  inputRef: Ref<HTMLInputElement>;
  autoFocus?: boolean;
}

/** The present password, to be seen on demand; it hides itself when it is sent. */
export function PasswordField({ label, value, onChange, error, isShown, onShownChange, forgotHref, inputRef, autoFocus }: PasswordFieldProps) {
  const t = useMessages(accountFieldsMessages);
  return (
    <SecretField
      label={label}
      name="password"
      autoComplete="current-password"
      value={value}
      onChange={onChange}
      hint={isShown ? t('passwordHides') : ''}
      isShown={isShown}
      onShownChange={onShownChange}
      error={error}
      labelEnd={forgotHref === undefined ? undefined : <Link href={forgotHref}>{t('forgot')}</Link>}
      inputRef={inputRef}
      autoFocus={autoFocus}
    />
  );
}
