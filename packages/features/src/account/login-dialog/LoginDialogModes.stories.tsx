import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { loginArgs, LoginPage, openDialog, wrongPassword } from './LoginDialog.fixtures.tsx';
import { LoginDialog } from './LoginDialog.tsx';

const meta = {
  title: 'Features/Account/LoginDialogModes',
  component: LoginDialog,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: loginArgs,
  render: (args) => <LoginPage {...args} />,
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 密码登录：号码沿用，忘记密码只在这里出现，密码可以看。 */
export const Password: Story = {
  play: async ({ userEvent, args }) => {
    const login = await openDialog();
    const phone = login.getByRole('textbox', { name: '手机号码' });
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.keyboard('13800138000');
    await expect(login.queryByRole('link', { name: '忘记密码' })).toBeNull();
    login.getByRole('tab', { name: '短信登录' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(login.getByRole('tab', { name: '密码登录' })).toHaveFocus();
    await expect(args.onModeChange).toHaveBeenLastCalledWith('password');
    await waitFor(() => expect(login.getByRole('tabpanel')).not.toHaveAttribute('data-entering'));
    await expect(login.getByRole('link', { name: '忘记密码' })).toBeVisible();
    await expect(login.getByRole('textbox', { name: '手机号码' })).toHaveValue('138 0013 8000');
    const password = login.getByLabelText('密码');
    await userEvent.type(password, 'Q1-LQFP48-pitch0.5');
    const show = login.getByRole('button', { name: '显示密码' });
    await userEvent.click(show);
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(password).toHaveAttribute('type', 'text');
  },
};

/** 密码被拒：服务端原话在上方，只清空密码，号码保留。 */
export const PasswordRefused: Story = {
  args: {
    mode: 'password',
    onPasswordLogin: fn(async () => {
      throw wrongPassword;
    }),
  },
  play: async ({ userEvent, args }) => {
    const login = await openDialog();
    await userEvent.type(login.getByRole('textbox', { name: '手机号码' }), '13800138000');
    const password = login.getByLabelText('密码');
    await userEvent.type(password, 'wrong');
    await userEvent.click(login.getByRole('button', { name: '显示密码' }));
    await userEvent.click(login.getByRole('checkbox'));
    await userEvent.click(login.getByRole('button', { name: '登录' }));
    await expect(args.onPasswordLogin).toHaveBeenCalledWith({ mobile: '+86-13800138000', password: 'wrong' });
    await expect(await login.findByRole('alert')).toHaveTextContent('手机号或密码不正确，还可尝试 4 次');
    await expect(password).toHaveValue('');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAccessibleDescription('请输入密码');
    await expect(login.getByRole('textbox', { name: '手机号码' })).toHaveValue('138 0013 8000');
  },
};

/** 微信扫码：角上的按钮来回切换。 */
export const Wechat: Story = {
  args: { mode: 'wechat' },
  play: async ({ userEvent, args }) => {
    const login = await openDialog();
    await waitFor(() => expect(login.getByRole('img', { name: '微信登录二维码' })).toBeVisible());
    await expect(login.queryByRole('tablist')).toBeNull();
    await userEvent.click(login.getAllByRole('button', { name: '短信登录' })[0]!);
    await expect(args.onModeChange).toHaveBeenLastCalledWith('sms');
    await waitFor(() => expect(login.getByRole('textbox', { name: '手机号码' })).toHaveFocus());
    await userEvent.click(login.getByRole('button', { name: '微信扫码' }));
    await expect(login.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
  },
};
