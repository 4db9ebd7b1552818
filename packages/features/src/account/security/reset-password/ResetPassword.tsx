import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import { type ReactNode, useRef, useState } from 'react';
import { FormPage, TextButton } from '../../../parts/form/FormLayout.tsx';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { resetPasswordMessages } from './messages.ts';
import { PasswordReset } from './PasswordReset.tsx';
import { ResetByMail } from './ResetByMail.tsx';
import { ResetByPhone } from './ResetByPhone.tsx';

export interface ResetPasswordProps {
  /** Sends a code. @throws ApiError whose message is shown */
  onSendCode: (input: { mobile: string }) => Promise<void>;
  /** Epoch milliseconds from which another code may be asked for; `null` when none was. */
  resendAt: number | null;
  /** The password as typed; hashing it is the caller's. @throws ApiError whose message is shown */
  onReset: (input: { mobile: string; code: string; password: string }) => Promise<void>;
  /** Mails a link. Absent: this site resets by phone only. @throws ApiError whose message is shown */
  onMail?: (input: { email: string }) => Promise<void>;
  /** Leads to the login. */
  onLogIn: () => void;
  /** A vendor's visible captcha. */
  captcha?: ReactNode;
}

/** A way back to an account whose password is forgotten: by a code on the phone or by a mailed link. */
export function ResetPassword({ onSendCode, resendAt, onReset, onMail, onLogIn, captcha }: ResetPasswordProps) {
  const t = useMessages(resetPasswordMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDone, setDone] = useState(false);
  const byPhone = (
    <ResetByPhone
      onSendCode={onSendCode}
      resendAt={resendAt}
      onReset={async (input) => {
        await onReset(input);
        // The form that has the focus goes away.
        heading.current?.focus();
        setDone(true);
      }}
      captcha={captcha}
    />
  );
  return (
    <FormPage
      headingRef={heading}
      title={t(isDone ? 'doneTitle' : 'title')}
      note={
        !isDone ? (
          <>
            {t('back')}
            <TextButton onPress={onLogIn}>{t('backLogIn')}</TextButton>
          </>
        ) : undefined
      }
    >
      {isDone ? (
        <PasswordReset onLogIn={onLogIn} />
      ) : onMail ? (
        <Tabs>
          <TabList label={t('ways')}>
            <Tab id="phone">{t('byPhone')}</Tab>
            <Tab id="mail">{t('byMail')}</Tab>
          </TabList>
          <TabPanel id="phone">{byPhone}</TabPanel>
          <TabPanel id="mail">
            <ResetByMail onMail={onMail} />
          </TabPanel>
        </Tabs>
      ) : (
        byPhone
      )}
    </FormPage>
  );
}
