import type { Loadable } from '@chippage/api/loadable';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { PhoneIcon, QrIcon } from '@chippage/ui/Icon';
import { type ReactNode, type RefObject, useState } from 'react';
import { useMessages, useSite } from '../../../i18n/FeaturesProvider.tsx';
import type { WechatCode } from '../../parts/wechat/WechatPanel.tsx';
import { LoginForm } from './LoginForm.tsx';
import { type LoginMode, switchMode } from './loginMode.ts';
import { loginDialogMessages } from './messages.ts';

export interface LoginDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  mode: LoginMode;
  onModeChange: (mode: LoginMode) => void;
  /** Why it opened, e.g. 登录后继续上传数据手册. */
  reason?: string;
  /** Sends a code. @throws ApiError whose message is shown */
  onSendCode: (input: { mobile: string }) => Promise<void>;
  /** Epoch milliseconds from which another code may be asked for; `null` when none was. It outlives this dialog. */
  resendAt: number | null;
  /** @throws ApiError whose message is shown */
  onSmsLogin: (input: { mobile: string; code: string }) => Promise<void>;
  /** The password as typed; hashing it is the caller's. @throws ApiError whose message is shown, and the password is cleared */
  onPasswordLogin: (input: { mobile: string; password: string }) => Promise<void>;
  /** Absent: this site has no login by WeChat, and neither mode nor buttons are drawn. */
  wechat?: {
    code: Loadable<WechatCode>;
    onRefresh: () => void;
    /** Logs in once the phone has confirmed and the agreement is ticked. @throws ApiError whose message is shown */
    onConfirmed?: () => Promise<void>;
  };
  /** Leaves for QQ. Absent: this site has no login by QQ. @throws ApiError whose message is shown */
  onQqLogin?: () => void | Promise<void>;
  /** Absent: neither the site nor this browser has passkeys, and no button is drawn. */
  passkey?: {
    /** Asks for a passkey. @returns what logs in with it @throws ApiError whose message is shown */
    onAsk: () => Promise<() => Promise<void>>;
    /** Lets the browser offer them beside the number's field until one is picked. @returns what logs in with it; null where browsers offer none */
    onOffer: () => Promise<(() => Promise<void>) | null>;
    /** Takes the offer back. */
    onStop: () => void;
  };
  registerHref?: string;
  forgotHref?: string;
  /** A vendor's visible captcha. The built-in one works unseen and needs no room. */
  captcha?: ReactNode;
  /** The whole agreement, in place of the clauses that every site has. */
  agreement?: ReactNode;
  /** Where focus goes when nobody pressed a button to open it, e.g. the heading of the page. */
  returnFocusRef?: RefObject<HTMLElement | null>;
}

/** Logs a visitor in by SMS, WeChat or password. It owns what is typed, and nothing that outlives it. */
export function LoginDialog({ isOpen, onOpenChange, reason, returnFocusRef, ...form }: LoginDialogProps) {
  const t = useMessages(loginDialogMessages);
  const site = useSite();
  const [focusesFirst, setFocusesFirst] = useState(true);
  const { mode, onModeChange } = form;
  // Leaving the corner or an icon, focus goes to the new mode's first field; the arrows of the tabs keep theirs.
  const changeMode = (next: LoginMode, isByTab = false) => {
    setFocusesFirst(!isByTab);
    onModeChange(next);
  };
  return (
    <Dialog
      title={t('title', { site: site.name })}
      closeLabel={t('close')}
      description={reason}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setFocusesFirst(true);
        onOpenChange(next);
      }}
      isDismissable
      returnFocusRef={returnFocusRef}
      headerAction={
        form.wechat && (
          <Button
            variant="outline"
            size="sm"
            icon={mode === 'wechat' ? <PhoneIcon size={16} /> : <QrIcon size={16} />}
            onPress={() => changeMode(switchMode(mode, 'wechat'))}
          >
            {t(mode === 'wechat' ? 'sms' : 'wechat')}
          </Button>
        )
      }
    >
      {({ close }) => <LoginForm {...form} focusesFirst={focusesFirst} onModeChange={changeMode} onDone={close} />}
    </Dialog>
  );
}
