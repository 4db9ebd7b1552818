import type { Loadable } from '@chippage/api/loadable';
import type { BindingInfo } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Note, PageColumn, Stack } from '../../../parts/page-column/PageColumn.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { BindEmail } from './BindEmail.tsx';
import { BindMobile } from './BindMobile.tsx';
import { accountSettingsMessages } from './messages.ts';

export interface ContactSettingsProps {
  bindings: Loadable<BindingInfo>;
  /** Epoch milliseconds from which another code may be asked for, by SMS and by mail; `null` when none was. */
  resendAt: { mobile: number | null; email: number | null };
  /** @throws ApiError whose message is shown */
  onSendMobileCode: (input: { mobile: string }) => Promise<void>;
  onSendMailCode: (input: { email: string }) => Promise<void>;
  /** @throws ApiError whose message is shown, in its field when it has one */
  onBindMobile: (input: { mobile: string; code: string }) => Promise<void>;
  onBindEmail: (input: { email: string; code: string }) => Promise<void>;
}

/** The phone and the mail address of an account, masked, and the way to others. */
export function ContactSettings({ bindings, resendAt, onSendMobileCode, onSendMailCode, onBindMobile, onBindEmail }: ContactSettingsProps) {
  const t = useMessages(accountSettingsMessages);
  const [opened, setOpened] = useState<'mobile' | 'email' | null>(null);
  const [done, setDone] = useState<'mobile' | 'email' | null>(null);
  const buttons = { mobile: useRef<HTMLButtonElement>(null), email: useRef<HTMLButtonElement>(null) };
  const finish = (which: 'mobile' | 'email') => {
    // The form that has the focus goes away.
    buttons[which].current?.focus();
    setOpened(null);
    setDone(which);
  };
  const head = (which: 'mobile' | 'email', value: string | null) => (
    <>
      {value === null ? <Note>{t(`${which}None`)}</Note> : <p translate="no">{value}</p>}
      {done === which && (
        <Alert tone="ok" live="polite">
          {t(`${which}Done`)}
        </Alert>
      )}
      <Button
        ref={buttons[which]}
        variant="outline"
        size="sm"
        aria-expanded={opened === which}
        onPress={() => {
          setDone(null);
          setOpened(opened === which ? null : which);
        }}
      >
        {t(value === null ? `${which}Bind` : `${which}Change`)}
      </Button>
    </>
  );
  return (
    <Loaded value={bindings}>
      {({ mobile, email }) => (
        <PageColumn>
          <Card title={t('mobile')}>
            <Stack>
              {head('mobile', mobile)}
              {opened === 'mobile' && (
                <BindMobile
                  resendAt={resendAt.mobile}
                  onSendCode={onSendMobileCode}
                  onBind={async (input) => {
                    await onBindMobile(input);
                    finish('mobile');
                  }}
                />
              )}
            </Stack>
          </Card>
          <Card title={t('email')}>
            <Stack>
              {head('email', email)}
              {opened === 'email' && (
                <BindEmail
                  resendAt={resendAt.email}
                  onSendCode={onSendMailCode}
                  onBind={async (input) => {
                    await onBindEmail(input);
                    finish('email');
                  }}
                />
              )}
            </Stack>
          </Card>
        </PageColumn>
      )}
    </Loaded>
  );
}
