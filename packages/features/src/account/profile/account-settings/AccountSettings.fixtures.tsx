import { useState } from 'react';
import { fn } from 'storybook/test';
import { lin, linAgreements, linBindings, linPasskeys, linSessions, newPasskey } from '../../parts/account.fixtures.ts';
import { ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleQr } from '../../parts/wechat/WechatPanel.fixtures.ts';
import { AccountSettings, type AccountSettingsProps } from './AccountSettings.tsx';

/** A picture of one colour. */
const samplePicture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#00695c" d="M0 0h1v1H0z"/></svg>')}`;

/** Everything that a member can have. */
export const settingsArgs = {
  type: 1,
  onTypeChange: fn(),
  profile: { detail: ready(lin), onSave: fn(async () => undefined), onUpload: fn(async () => samplePicture) },
  contact: {
    bindings: ready(linBindings),
    resendAt: { mobile: null, email: null },
    onSendMobileCode: fn(async () => undefined),
    onSendMailCode: fn(async () => undefined),
    onBindMobile: fn(async () => undefined),
    onBindEmail: fn(async () => undefined),
  },
  password: { bindings: ready(linBindings), onChange: fn(async () => undefined), onMailReset: fn(async () => undefined) },
  passkeys: {
    passkeys: ready(linPasskeys),
    isSupported: true,
    most: 20,
    onAdd: fn(async () => newPasskey),
    onRename: fn(async () => undefined),
    onRemove: fn(async () => undefined),
  },
  devices: { sessions: ready(linSessions), onEnd: fn(async () => undefined), onEndOthers: fn(async () => undefined) },
  privacy: {
    detail: ready(lin),
    agreements: ready(linAgreements),
    dataExport: { latest: ready(null), onAsk: fn(async () => undefined), onDownload: fn(async () => undefined) },
    onErase: fn(async () => undefined),
    onKeep: fn(async () => undefined),
  },
  social: {
    bindings: ready(linBindings),
    providers: ready({ wx: true, qq: true }),
    wechat: { isOpen: false, onOpenChange: fn(), code: ready({ kind: 'image', imageUrl: sampleQr, state: 'waiting' }), onRefresh: fn() },
    onBindQq: fn(async () => undefined),
    onUnbind: fn(async () => undefined),
  },
  notices: <p>消息提醒的设置由页面给出。</p>,
  stepUp: {
    isOpen: false,
    onOpenChange: fn(),
    ways: ready({ mobile: '138****8000', hasPassword: true }),
    resendAt: null,
    onSendCode: fn(async () => undefined),
    onConfirm: fn(async () => undefined),
  },
} satisfies AccountSettingsProps;

/** A page that keeps the tab, as the address does. */
export function SettingsPage(args: AccountSettingsProps) {
  const [type, setType] = useState(args.type);
  const change: AccountSettingsProps['onTypeChange'] = (next) => {
    setType(next);
    args.onTypeChange(next);
  };
  return (
    <main>
      <AccountSettings {...args} type={type} onTypeChange={change} />
    </main>
  );
}
