import { useAnnounce } from '@chippage/ui/Announcer';
import { FieldButton, TextField } from '@chippage/ui/TextField';
import { useCountdown } from '@chippage/ui/useCountdown';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { type Ref, useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './LoginDialog.css.ts';
import { readCode } from './loginInput.ts';
import { loginDialogMessages } from './messages.ts';

export interface CodeFieldProps {
  code: string;
  onChange: (code: string) => void;
  error: string | undefined;
  /** Epoch milliseconds from which another code may be asked for; `null` when none was. */
  resendAt: number | null;
  isSending: boolean;
  onSend: () => void;
  isHelpOpen: boolean;
  onHelpToggle: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/** The code from the message, and the button that asks for it. */
export function CodeField({ code, onChange, error, resendAt, isSending, onSend, isHelpOpen, onHelpToggle, inputRef }: CodeFieldProps) {
  const t = useMessages(loginDialogMessages);
  const secondsLeft = useCountdown(resendAt);
  const isCooling = secondsLeft > 0;
  const announce = useAnnounce();
  const wasCooling = useRef(false);

  // Said once when the wait is over, and only to someone who waited here; the seconds are never said.
  useEffect(() => {
    if (wasCooling.current && !isCooling) announce(t('codeReady'));
    wasCooling.current = isCooling;
  }, [announce, isCooling, t]);

  return (
    <TextField
      label={t('code')}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={code}
      onChange={(text) => onChange(readCode(text))}
      placeholder={t('codeExample')}
      description={t('codeLife')}
      error={error}
      messageEnd={
        <button type="button" className={styles.textButton} aria-expanded={isHelpOpen} onClick={onHelpToggle}>
          {t('cannotVerify')}
        </button>
      }
      inputRef={inputRef}
      suffix={
        <FieldButton width="countdown" isPending={isSending || isCooling} onPress={onSend}>
          {resendAt === null ? (
            t('sendCode')
          ) : (
            <>
              {t('resend')}
              <VisuallyHidden>{t('resendRest')}</VisuallyHidden>
            </>
          )}
          {isCooling && <span aria-hidden>{t('secondsLeft', { seconds: secondsLeft })}</span>}
        </FieldButton>
      }
    />
  );
}
