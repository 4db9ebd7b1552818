import { type Ref, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { accountFieldsMessages } from './messages.ts';
import { passwordStrength } from './passwordStrength.ts';
import { SecretField } from './SecretField.tsx';

export interface NewPasswordFieldProps {
  /** @default 密码 */
  label?: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Hides what is shown while it is being sent. */
  isSending: boolean;
  inputRef: Ref<HTMLInputElement>;
}

const strengthKeys = { weak: 'strengthWeak', fair: 'strengthFair', strong: 'strengthStrong' } as const;

/** A password to be. It may be seen, pasted and made by a manager; nobody has to type it twice. */
export function NewPasswordField({ label, value, onChange, error, isSending, inputRef }: NewPasswordFieldProps) {
  const t = useMessages(accountFieldsMessages);
  const [isShown, setShown] = useState(false);
  return (
    <SecretField
      label={label}
      name="newPassword"
      autoComplete="new-password"
      value={value}
      onChange={onChange}
      hint={value === '' ? t('passwordRule') : t('strength', { strength: t(strengthKeys[passwordStrength(value)]) })}
      isShown={isShown && !isSending}
      onShownChange={setShown}
      error={error}
      inputRef={inputRef}
    />
  );
}
