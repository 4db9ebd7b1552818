import { useAnnounce } from '@chippage/ui/Announcer';
import { FieldButton, TextField } from '@chippage/ui/TextField';
import { useCountdown } from '@chippage/ui/useCountdown';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from '../../form/form.css.ts';
import { accountFieldsMessages } from './messages.ts';
import { readCode } from './readCode.ts';
import { VerifyHelp } from './VerifyHelp.tsx';

export interface CodeFieldProps {
  /** Where the code comes from. @default 'sms' */
  kind?: 'sms' | 'mail';
  code: string;
  onChange: (code: string) => void;
  error: string | undefined;
  /** Epoch milliseconds from which another code may be asked for; `null` when none was. */
  resendAt: number | null;
  isSending: boolean;
  onSend: () => void;
  inputRef: Ref<HTMLInputElement>;
  autoFocus?: boolean;
}

/** The code from the message, the button that asks for it, and what to do when none comes. */
export function CodeField({ kind = 'sms', code, onChange, error, resendAt, isSending, onSend, inputRef, autoFocus }: CodeFieldProps) {
  const t = useMessages(accountFieldsMessages);
  const [isHelpOpen, setHelpOpen] = useState(false);
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
    <>
      <TextField
        label={t(kind === 'sms' ? 'code' : 'mailCode')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(text) => onChange(readCode(text))}
        placeholder={t('codeExample')}
        description={t('codeLife')}
        error={error}
        autoFocus={autoFocus}
        messageEnd={
          <button type="button" className={`${styles.textButton} ${styles.unbroken}`} aria-expanded={isHelpOpen} onClick={() => setHelpOpen((was) => !was)}>
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
      {isHelpOpen && <VerifyHelp />}
    </>
  );
}
