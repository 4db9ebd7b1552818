import { EyeIcon, EyeOffIcon } from '@chippage/ui/Icon';
import { FieldButton, TextField } from '@chippage/ui/TextField';
import { type Ref, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { accountFieldsMessages } from './messages.ts';
import { passwordStrength } from './passwordStrength.ts';

export interface NewPasswordFieldProps {
  /** @default 密码 */
  label?: string;
  password: string;
  onChange: (password: string) => void;
  error: string | undefined;
  /** Hides what is shown while it is being sent. */
  isSending: boolean;
  inputRef: Ref<HTMLInputElement>;
}

const strengthKeys = { weak: 'strengthWeak', fair: 'strengthFair', strong: 'strengthStrong' } as const;

/** A password to be. It may be seen, pasted and made by a manager; nobody has to type it twice. */
export function NewPasswordField({ label, password, onChange, error, isSending, inputRef }: NewPasswordFieldProps) {
  const t = useMessages(accountFieldsMessages);
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const isSeen = isShown && !isSending;
  const strength = t('strength', { strength: t(strengthKeys[passwordStrength(password)]) });
  return (
    <TextField
      label={label ?? t('password')}
      name="newPassword"
      type={isSeen ? 'text' : 'password'}
      autoComplete="new-password"
      spellCheck="false"
      value={password}
      onChange={onChange}
      onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      isMono={isSeen}
      error={error}
      description={hasCapsLock ? t('capsLock') : password === '' ? t('passwordRule') : strength}
      inputRef={inputRef}
      suffix={
        <FieldButton label={t('showPassword')} aria-pressed={isSeen} onPress={() => setShown(!isShown)}>
          {isSeen ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        </FieldButton>
      }
    />
  );
}
