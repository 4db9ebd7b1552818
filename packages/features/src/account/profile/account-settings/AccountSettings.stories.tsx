import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { lin } from '../../parts/account.fixtures.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { settingsArgs, SettingsPage } from './AccountSettings.fixtures.tsx';
import { accountSettingsKeys } from './accountSettingsKeys.ts';

const meta = {
  title: 'Features/Account/AccountSettings',
  component: AccountSettings,
  tags: ['autodocs', 'stable'],
  parameters: { keys: accountSettingsKeys },
  args: settingsArgs,
  render: (args) => <SettingsPage {...args} />,
} satisfies Meta<typeof AccountSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 基本资料：改昵称，保存，说已保存。 */
export const Profile: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const nickName = canvas.getByRole('textbox', { name: '昵称' });
    await userEvent.clear(nickName);
    await userEvent.type(nickName, '林');
    await userEvent.keyboard('{Enter}');
    await expect(nickName).toHaveAccessibleDescription('昵称应为 2–20 个字符');
    await expect(nickName).toHaveFocus();
    await userEvent.keyboard('工程师{Enter}');
    await expect(args.profile.onSave).toHaveBeenCalledWith(expect.objectContaining({ nickName: '林工程师', engineerFields: ['硬件设计', '电源'] }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('已保存');
  },
};

/** 头像：先看到，再保存；不是图片的文件不上传。 */
export const Avatar: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File(['x'], 'avatar.png', { type: 'image/png' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('图片已上传，保存或提交后更换'));
    await expect(canvasElement.querySelector('img')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.profile.onSave).toHaveBeenCalledWith(expect.objectContaining({ avatar: expect.stringContaining('data:image/svg') }));
    await userEvent.upload(input, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('图片超过 5 MB');
    await expect(args.profile.onUpload).toHaveBeenCalledOnce();
  },
};

/** 昵称有人用了：话在那一格。 */
export const NameTaken: Story = {
  args: {
    profile: {
      ...settingsArgs.profile,
      onSave: fn(async () => {
        throw new ApiError({ status: 200, reason: 'register.name_taken', message: '这个昵称已有人使用，请换一个' });
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const nickName = canvas.getByRole('textbox', { name: '昵称' });
    await waitFor(() => expect(nickName).toHaveAccessibleDescription('这个昵称已有人使用，请换一个'));
    await expect(nickName).toHaveFocus();
  },
};

/** 标签页：方向键走到手机与邮箱，网址的 type 跟着变。 */
export const Tabs: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await playKeys({ userEvent, step }, accountSettingsKeys, {
      next: {
        given: () => canvas.getByRole('tab', { name: '基本资料' }).focus(),
        proves: async () => {
          await expect(args.onTypeChange).toHaveBeenLastCalledWith(2);
          await expect(canvas.getByRole('tab', { name: '手机与邮箱' })).toHaveFocus();
        },
      },
      last: () => expect(args.onTypeChange).toHaveBeenLastCalledWith(7),
    });
  },
};

/** 更换手机：新号码和验证码；完成后焦点回到按钮。 */
export const Contact: Story = {
  args: { type: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('138****8000')).toBeVisible();
    const change = canvas.getByRole('button', { name: '更换手机' });
    await userEvent.click(change);
    await expect(change).toHaveAttribute('aria-expanded', 'true');
    const phone = await canvas.findByRole('textbox', { name: '新手机号码' });
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.keyboard('13900139000');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.contact.onSendMobileCode).toHaveBeenCalledWith({ mobile: '+86-13900139000' });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '短信验证码' })).toHaveFocus());
    await userEvent.keyboard('408193{Enter}');
    await expect(args.contact.onBindMobile).toHaveBeenCalledWith({ mobile: '+86-13900139000', code: '408193' });
    await waitFor(() => expect(change).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('手机已更换');
  },
};

/** 绑定邮箱：邮箱被别人绑过，话在那一格，填的都还在。 */
export const EmailTaken: Story = {
  args: {
    type: 2,
    contact: {
      ...settingsArgs.contact,
      bindings: ready({ mobile: '138****8000', email: null, hasPassword: false, wx: null, qq: null }),
      onBindEmail: fn(async () => {
        throw new ApiError({ status: 200, reason: 'bind.taken', message: '这个邮箱已绑定其他账号' });
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '绑定邮箱' }));
    const email = await canvas.findByRole('textbox', { name: '新邮箱' });
    await userEvent.type(email, 'lin@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: '邮件验证码' }), '408193{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription('这个邮箱已绑定其他账号'));
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('lin@example.com');
  },
};

/** 修改密码：当前密码不对，只清空它。 */
export const Password: Story = {
  args: {
    type: 3,
    password: {
      ...settingsArgs.password,
      onChange: fn(async ({ current }: { current: string | null }) => {
        if (current === 'wrong') throw new ApiError({ status: 200, reason: 'password.wrong', message: '当前密码不正确' });
      }),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const current = canvas.getByLabelText('当前密码');
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(current, 'wrong');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Q1-LQFP48-pitch0.5{Enter}');
    await waitFor(() => expect(current).toHaveAccessibleDescription('当前密码不正确'));
    await expect(current).toHaveValue('');
    await expect(canvas.getByLabelText('新密码')).toHaveValue('Q1-LQFP48-pitch0.5');
    await userEvent.type(current, 'right{Enter}');
    await expect(args.password.onChange).toHaveBeenLastCalledWith({ current: 'right', password: 'Q1-LQFP48-pitch0.5' });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('新密码已生效'));
    await expect(canvas.getByLabelText('新密码')).toHaveValue('');
  },
};

/** 忘记当前密码：改用短信确认，也可以发邮件。 */
export const PasswordForgotten: Story = {
  args: { type: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '忘记当前密码' }));
    await expect(canvas.queryByLabelText('当前密码')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '改用邮箱重设' }));
    await expect(await canvas.findByText('重设密码的邮件已发到 l***@example.com')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('新密码'), 'Q1-LQFP48-pitch0.5{Enter}');
    await expect(args.password.onChange).toHaveBeenCalledWith({ current: null, password: 'Q1-LQFP48-pitch0.5' });
  },
};

/** 正在读取。 */
export const Loading: Story = { args: { profile: { ...settingsArgs.profile, detail: loading } } };

/** 没读到：重试。 */
export const Failed: Story = {
  args: { profile: { ...settingsArgs.profile, detail: failed(fn()) } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
};

/** 很长的资料。 */
export const LongText: Story = {
  args: {
    profile: {
      ...settingsArgs.profile,
      detail: ready({ ...lin, nickName: 'Alexandra-Konstantin', company: '深圳市某某某电子元器件股份有限公司采购一部华南区域中心仓储与物流管理办公室' }),
    },
  },
};

/** 手机：标签可以横着滑。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
};
