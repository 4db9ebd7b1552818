import { ApiError } from '@chippage/api/errors';
import { Button } from '@chippage/ui/Button';
import { useRef, useState } from 'react';
import { fn, screen, within } from 'storybook/test';
import { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';

/** A code that stands for a QR picture in stories: nine modules of the finder, no real address. */
export const sampleQr = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h25v25H0z"/><path fill="#131b25" d="M2 2h7v7H2zM16 2h7v7h-7zM2 16h7v7H2zM11 2h2v3h-2zM11 7h3v2h-3zM2 11h3v2H2zM7 11h2v3H7zM11 11h3v3h-3zM16 11h2v2h-2zM20 12h3v3h-3zM12 16h2v3h-2zM16 16h3v2h-3zM20 18h3v2h-3zM16 20h2v3h-2zM20 22h3v1h-3z"/><path fill="#fff" d="M3 3h5v5H3zM17 3h5v5h-5zM3 17h5v5H3z"/><path fill="#131b25" d="M4 4h3v3H4zM18 4h3v3h-3zM4 18h3v3H4z"/></svg>',
)}`;

/** The server's refusals, as the screen gets them. */
export const wrongCode = new ApiError({ status: 200, reason: 'sms.code_wrong', message: '短信验证码不正确，请核对后重新输入' });
export const wrongPassword = new ApiError({ status: 200, reason: 'account.password_wrong', message: '手机号或密码不正确，还可尝试 4 次' });
export const tooSoon = new ApiError({ status: 200, reason: 'sms.too_soon', message: '请勿重复请求，58 秒后可以重新获取', data: { wait: 58 } });

/** A page that holds what outlives the dialog, as the app does, with the button that opens it. */
export function LoginPage(args: LoginDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(args.isOpen);
  const [mode, setMode] = useState(args.mode);
  const [resendAt, setResendAt] = useState(args.resendAt);
  const own: Partial<LoginDialogProps> = {
    isOpen,
    onOpenChange: (next) => {
      setOpen(next);
      args.onOpenChange(next);
    },
    mode,
    onModeChange: (next) => {
      setMode(next);
      args.onModeChange(next);
    },
    resendAt,
    onSendCode: async (input) => {
      await args.onSendCode(input);
      setResendAt(Date.now() + 60_000);
    },
  };
  return (
    <main style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <h1 ref={heading} tabIndex={-1} style={{ lineHeight: 2 }}>
        上传数据手册
      </h1>
      <Button onPress={() => setOpen(true)}>登录</Button>
      <LoginDialog {...args} {...own} returnFocusRef={heading} />
    </main>
  );
}

/** Everything a site can have. */
export const loginArgs = {
  isOpen: true,
  onOpenChange: fn(),
  mode: 'sms',
  onModeChange: fn(),
  onSendCode: fn(async () => undefined),
  resendAt: null,
  onSmsLogin: fn(async () => undefined),
  onPasswordLogin: fn(async () => undefined),
  wechat: { code: { status: 'ready', data: { imageUrl: sampleQr, state: 'waiting' } }, onRefresh: fn() },
  onQqLogin: fn(),
  registerHref: '/register',
  forgotHref: '/register?isForget=true',
} satisfies LoginDialogProps;

/** The open dialog. */
export const openDialog = async () => within(await screen.findByRole('dialog', { name: '登录芯页' }));
