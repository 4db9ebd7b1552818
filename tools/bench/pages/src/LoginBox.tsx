import { DrawnAhead } from '@chippage/features/DrawnAhead';
import { LoginDialog, type LoginMode } from '@chippage/features/LoginDialog';
import { useState } from 'react';

const RESEND_AFTER_MS = 60_000;
const nothing = async () => undefined;

interface LoginBoxProps {
  isOpen: boolean;
  isExpected: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The place of the login dialog. */
export function LoginBox({ isOpen, isExpected, onOpenChange }: LoginBoxProps) {
  return (
    <DrawnAhead isOpen={isOpen} isExpected={isExpected}>
      <LoginWindow isOpen={isOpen || isExpected} onOpenChange={onOpenChange} />
    </DrawnAhead>
  );
}

/** The login dialog with what its host keeps; nobody is logged in. */
function LoginWindow({ isOpen, onOpenChange }: Omit<LoginBoxProps, 'isExpected'>) {
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
