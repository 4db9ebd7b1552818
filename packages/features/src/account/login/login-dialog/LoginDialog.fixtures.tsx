import { ApiError } from '@chippage/api/errors';
import { Button } from '@chippage/ui/Button';
import { useRef, useState } from 'react';
import { fn, screen, within } from 'storybook/test';
import { sampleQr } from '../../parts/wechat/WechatPanel.fixtures.ts';
import { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';

/** The server's refusals, as the screen gets them. */
export const wrongCode = new ApiError({ status: 200, reason: 'login.wrong_code', message: '短信验证码不正确，请核对后重新输入' });
export const wrongPassword = new ApiError({ status: 200, reason: 'login.wrong_password', message: '手机号或密码不正确，还可尝试 4 次' });
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
  wechat: { code: { status: 'ready', data: { kind: 'image', imageUrl: sampleQr, state: 'waiting' } }, onRefresh: fn(), onConfirmed: fn(async () => undefined) },
  onQqLogin: fn(),
  registerHref: '/register',
  forgotHref: '/register?isForget=true',
} satisfies LoginDialogProps;

/** The open dialog. */
export const openDialog = async () => within(await screen.findByRole('dialog', { name: '登录芯页' }));
