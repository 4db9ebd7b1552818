import { PasswordField, type PasswordFieldProps } from '@chippage/ui/PasswordField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { accountFieldsMessages } from './messages.ts';

export interface SecretFieldProps extends Pick<
  PasswordFieldProps,
  'name' | 'value' | 'autoComplete' | 'error' | 'inputRef' | 'autoFocus' | 'labelEnd' | 'onChange' | 'isShown' | 'onShownChange'
> {
  /** @default 密码 */
  label?: string;
  /** What stands below it while caps lock is off. */
  hint: string;
}

/** A password with the words of an account. */
export function SecretField({ label, hint, ...field }: SecretFieldProps) {
  const t = useMessages(accountFieldsMessages);
  return <PasswordField {...field} label={label ?? t('password')} description={hint} showLabel={t('showPassword')} capsLockNote={t('capsLock')} />;
}
