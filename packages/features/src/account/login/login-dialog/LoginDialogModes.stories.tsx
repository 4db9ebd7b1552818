import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, screen, waitFor } from 'storybook/test';
import { ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleQr } from '../../parts/wechat/WechatPanel.fixtures.ts';
import { loginArgs, LoginPage, openDialog, wrongPassword } from './LoginDialog.fixtures.tsx';
import { LoginDialog } from './LoginDialog.tsx';

const meta = {
  title: 'Features/Account/LoginDialogModes',
  component: LoginDialog,
  tags: ['autodocs', 'stable'],
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

/** 大写锁定开着：说一声，不拦。 */
export const CapsLock: Story = {
  args: { mode: 'password' },
  play: async ({ userEvent }) => {
    const login = await openDialog();
    const password = login.getByLabelText('密码');
    await userEvent.click(password);
    await fireEvent.keyUp(password, { key: 'Q', modifierCapsLock: true });
    await waitFor(() => expect(password).toHaveAccessibleDescription('大写锁定已打开'));
    await fireEvent.keyUp(password, { key: 'q' });
    await waitFor(() => expect(password).not.toHaveAccessibleDescription());
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

/** 扫码确认了，协议还没勾：先说缺什么，勾上就登录。 */
export const WechatConfirmed: Story = {
  args: {
    mode: 'wechat',
    wechat: { code: ready({ kind: 'image', imageUrl: sampleQr, state: 'confirmed' }), onRefresh: fn(), onConfirmed: fn(async () => undefined) },
  },
  parameters: { waivers: { 'contrast-incomplete': { because: 'axe 看不透盖在二维码上的 94 % 白；深绿在白上是 7.1:1', until: '2027-06-28' } } },
  play: async ({ userEvent, args }) => {
    const login = await openDialog();
    const agreed = login.getByRole('checkbox');
    await waitFor(() => expect(agreed).toHaveAccessibleDescription('请阅读并同意用户服务协议'));
    await waitFor(() => expect(agreed).toHaveFocus());
    await expect(args.wechat?.onConfirmed).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.wechat?.onConfirmed).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 });
  },
};

/** QQ：先勾协议才离开；QQ 不可用时说出另一条路。 */
export const Qq: Story = {
  args: {
    onQqLogin: fn(async () => {
      throw new ApiError({ status: 200, reason: 'social.unavailable', message: 'QQ 登录暂时不可用，请用短信登录' });
    }),
  },
  play: async ({ userEvent, args }) => {
    const login = await openDialog();
    await userEvent.click(login.getByRole('button', { name: 'QQ 登录' }));
    await expect(login.getByRole('checkbox')).toHaveAccessibleDescription('请阅读并同意用户服务协议');
    await expect(args.onQqLogin).not.toHaveBeenCalled();
    await userEvent.click(login.getByRole('checkbox'));
    await userEvent.click(login.getByRole('button', { name: 'QQ 登录' }));
    await expect(args.onQqLogin).toHaveBeenCalledOnce();
    await expect(await login.findByRole('alert')).toHaveTextContent('请用短信登录');
  },
};

/** 自己打开的对话框：没有按钮可以回去，关上后焦点到页面的标题。 */
export const AutoOpened: Story = {
  args: { reason: '登录后可以下载和收藏' },
  play: async ({ userEvent }) => {
    const login = await openDialog();
    await waitFor(() => expect(login.getByRole('textbox', { name: '手机号码' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: '上传数据手册' })).toHaveFocus());
  },
};

const refusals = [
  ['login.wrong_code', '短信验证码不正确，请核对后重新输入'],
  ['login.code_expired', '验证码已失效，请重新获取'],
  ['login.too_many', '尝试次数过多，请 15 分钟后再试，或改用密码登录'],
  ['login.disabled', '账号已停用'],
  ['network.unreachable', '网络连接失败，请检查网络后重试'],
] as const;

/** 五种登录不成：都用服务端的原话，号码和验证码都还在。 */
export const EachRefusal: Story = {
  args: {
    onSmsLogin: fn(),
  },
  play: async ({ userEvent, args }) => {
    const login = await openDialog();
    await userEvent.type(login.getByRole('textbox', { name: '手机号码' }), '13800138000');
    const code = login.getByRole('textbox', { name: '短信验证码' });
    await userEvent.type(code, '408193');
    await userEvent.click(login.getByRole('checkbox'));
    for (const [reason, message] of refusals) {
      mocked(args.onSmsLogin).mockRejectedValueOnce(new ApiError({ status: 200, reason, message }));
      await userEvent.click(login.getByRole('button', { name: '登录' }));
      await waitFor(() => expect(login.getByRole('alert')).toHaveTextContent(message));
      await expect(code).toHaveValue('408193');
    }
    await expect(args.onSmsLogin).toHaveBeenCalledTimes(refusals.length);
  },
};

const pasteAndSend =
  (pasted: string, mobile: string): NonNullable<Story['play']> =>
  async ({ userEvent, args }) => {
    const login = await openDialog();
    const phone = login.getByRole('textbox', { name: '手机号码' });
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.paste(pasted);
    await userEvent.click(login.getByRole('button', { name: '获取验证码' }));
    await expect(args.onSendCode).toHaveBeenLastCalledWith({ mobile });
    await waitFor(() => expect(login.getByRole('textbox', { name: '短信验证码' })).toHaveFocus());
  };

/** 香港：8 位。 */
export const Hk852: Story = { play: pasteAndSend('+852 5123 4567', '+852-51234567') };

/** 台湾：境内写法前面的 0 去掉。 */
export const Tw886: Story = { play: pasteAndSend('+886 0912 345 678', '+886-912345678') };
