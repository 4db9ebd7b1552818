import { CodeField as UiCodeField } from '@chippage/ui/CodeField';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { type Ref, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { TextButton } from '../../../parts/form/FormLayout.tsx';
import { accountFieldsMessages } from './messages.ts';
import { VerifyHelp } from './VerifyHelp.tsx';

export interface CodeFieldProps {
  /** Where the code comes from. @default 'sms' */
  kind?: 'sms' | 'mail';
  value: string;
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
export function CodeField({ kind = 'sms', value, onChange, error, resendAt, isSending, onSend, inputRef, autoFocus }: CodeFieldProps) {
  const t = useMessages(accountFieldsMessages);
  const [isHelpOpen, setHelpOpen] = useState(false);
  return (
    <>
      <UiCodeField
        label={t(kind === 'sms' ? 'code' : 'mailCode')}
        name="code"
        value={value}
        onChange={onChange}
        placeholder={t('codeExample')}
        description={t('codeLife')}
        error={error}
        autoFocus={autoFocus}
        messageEnd={
          <TextButton isUnbroken isExpanded={isHelpOpen} onPress={() => setHelpOpen((was) => !was)}>
            {t('cannotVerify')}
          </TextButton>
        }
        inputRef={inputRef}
        sending={{
          label: t('sendCode'),
          againLabel: (
            <>
              {t('resend')}
              <VisuallyHidden>{t('resendRest')}</VisuallyHidden>
            </>
          ),
          readyMessage: t('codeReady'),
          formatSeconds: (seconds) => t('secondsLeft', { seconds }),
          resendAt,
          isSending,
          onSend,
        }}
      />
      {isHelpOpen && <VerifyHelp />}
    </>
  );
}
