import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { loginArgs, LoginPage, openDialog } from './LoginDialog.fixtures.tsx';
import { LoginDialog } from './LoginDialog.tsx';

const never = () => new Promise<never>(() => undefined);
const logIn = fn(async () => undefined);

const meta = {
  title: 'Features/Account/LoginDialogPasskey',
  component: LoginDialog,
  tags: ['autodocs', 'stable'],
  args: { ...loginArgs, passkey: { onAsk: fn(async () => logIn), onOffer: fn(never), onStop: fn() } },
  render: (args) => <LoginPage {...args} />,
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 只用键盘：没有勾选时说出来，勾上再按一次就登录；不用填手机号。 */
export const Button: Story = {
  play: async ({ userEvent, args }) => {
    logIn.mockClear();
    const login = await openDialog();
    const button = login.getByRole('button', { name: '用通行密钥登录' });
    await expect(login.getByRole('textbox', { name: '手机号码' })).toHaveAttribute('autocomplete', 'tel-national webauthn');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const box = login.getByRole('checkbox');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(args.passkey?.onAsk).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(logIn).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** 取消了，或者被拒绝：原话说怎么办，别的方式都在。 */
export const Refused: Story = {
  args: {
    passkey: {
      onAsk: fn(async () => {
        throw new ApiError({
          status: 200,
          reason: 'passkey.unknown',
          message: '这个通行密钥没有添加到任何账号，或已被移除。请改用短信或密码登录，并在设备的密码管理里删除它',
        });
      }),
      onOffer: fn(never),
      onStop: fn(),
    },
  },
  play: async ({ userEvent, args }) => {
    const login = await openDialog();
    await userEvent.click(login.getByRole('checkbox'));
    await userEvent.click(login.getByRole('button', { name: '用通行密钥登录' }));
    await expect(await login.findByRole('alert')).toHaveTextContent('请改用短信或密码登录');
    await expect(login.getByRole('button', { name: '登录' })).toBeEnabled();
    // The browser goes on offering beside the field.
    await waitFor(() => expect(args.passkey?.onOffer).toHaveBeenCalledTimes(2));
  },
};

/** 在手机号码旁边选了通行密钥：先说要勾选，勾上就登录。 */
export const Beside: Story = {
  args: { mode: 'password', passkey: { onAsk: fn(never), onOffer: fn(async () => logIn), onStop: fn() } },
  play: async ({ userEvent, args }) => {
    logIn.mockClear();
    const login = await openDialog();
    await expect(login.getByRole('textbox', { name: '手机号码' })).toHaveAttribute('autocomplete', 'username webauthn');
    await waitFor(() => expect(login.getByRole('checkbox')).toHaveFocus());
    await expect(logIn).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(logIn).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.passkey?.onStop).toHaveBeenCalled());
  },
};

/** 等着设备：按钮说在等，别的方式不动。 */
export const Waiting: Story = {
  args: { passkey: { onAsk: fn(never), onOffer: fn(async () => null), onStop: fn() } },
  play: async ({ userEvent }) => {
    const login = await openDialog();
    await userEvent.click(login.getByRole('checkbox'));
    const button = login.getByRole('button', { name: '用通行密钥登录' });
    await userEvent.click(button);
    await expect(await login.findByRole('img', { name: '请在设备上确认' })).toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
