import { LoginDialog, type LoginMode } from '@chippage/features/LoginDialog';
import { useState } from 'react';

const RESEND_AFTER_MS = 60_000;
const nothing = async () => undefined;

/** The login dialog with what its host keeps; nobody is logged in. */
export function LoginBox({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const [mode, setMode] = useState<LoginMode>('sms');
  const [resendAt, setResendAt] = useState<number | null>(null);
  return (
    <LoginDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      mode={mode}
      onModeChange={setMode}
      onSendCode={async () => setResendAt(Date.now() + RESEND_AFTER_MS)}
      resendAt={resendAt}
      onSmsLogin={nothing}
      onPasswordLogin={nothing}
      wechat={{ code: { status: 'loading' }, onRefresh: () => undefined }}
    />
  );
}
