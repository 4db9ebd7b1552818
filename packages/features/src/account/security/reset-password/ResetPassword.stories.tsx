import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ResetPassword } from './ResetPassword.tsx';
import { resetPasswordKeys } from './resetPasswordKeys.ts';

const meta = {
  title: 'Features/Account/ResetPassword',
  component: ResetPassword,
  tags: ['autodocs', 'stable'],
  parameters: { keys: resetPasswordKeys },
  args: {
    onSendCode: fn(async () => undefined),
    resendAt: null,
    onReset: fn(async () => undefined),
    onMail: fn(async () => undefined),
    onLogIn: fn(),
  },
} satisfies Meta<typeof ResetPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 用手机：成功后焦点到标题，去登录。 */
export const ByPhone: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号码' }), '13800138000');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onSendCode).toHaveBeenCalledWith({ mobile: '+86-13800138000' });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '短信验证码' })).toHaveFocus());
    await userEvent.keyboard('408193');
    const password = canvas.getByLabelText('新密码');
    await userEvent.type(password, 'Q1-LQFP48-pitch0.5');
    await userEvent.keyboard('{Enter}');
    await expect(args.onReset).toHaveBeenCalledWith({ mobile: '+86-13800138000', code: '408193', password: 'Q1-LQFP48-pitch0.5' });
    await waitFor(() => expect(canvas.getByRole('heading', { name: '新密码已生效' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '去登录' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

/** 用邮箱：答复不透露这个邮箱有没有账号。 */
export const ByMail: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const email = () => canvas.getByRole('textbox', { name: '电子邮箱' });
    await playKeys({ userEvent, step }, resetPasswordKeys, {
      mail: {
        given: () => canvas.getByRole('tab', { name: '用手机验证' }).focus(),
        proves: () => canvas.findByRole('textbox', { name: '电子邮箱' }),
      },
      wrong: {
        given: () => email().focus(),
        proves: async () => {
          await expect(email()).toHaveAccessibleDescription('电子邮箱不正确，应为 name@example.com 的样子');
          await expect(email()).toHaveFocus();
        },
      },
      send: async () => {
        await expect(args.onMail).toHaveBeenCalledWith({ email: 'lin@example.com' });
        await expect(await canvas.findByRole('status')).toHaveTextContent('如果 lin@example.com 绑定了账号');
      },
    });
  },
};

/** 验证码不对：话在那一格，别的都还在。 */
export const WrongCode: Story = {
  args: {
    onReset: fn(async () => {
      throw new ApiError({ status: 200, reason: 'login.wrong_code', message: '短信验证码不正确，请核对后重新输入' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号码' }), '13800138000');
    const code = canvas.getByRole('textbox', { name: '短信验证码' });
    await userEvent.type(code, '000000');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Q1-LQFP48-pitch0.5');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('短信验证码不正确，请核对后重新输入'));
    await expect(code).toHaveFocus();
    await expect(canvas.getByLabelText('新密码')).toHaveValue('Q1-LQFP48-pitch0.5');
  },
};

/** 邮件服务停了：说出另一条路。 */
export const MailDown: Story = {
  args: {
    onMail: fn(async () => {
      throw new ApiError({ status: 200, reason: 'mail.unreachable', message: '邮件暂时发不出去，请用手机验证' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '用邮箱验证' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: '电子邮箱' }), 'lin@example.com');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请用手机验证');
  },
};

/** 空提交。 */
export const EmptySubmit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '设为新密码' }));
    await expect(canvas.getByRole('textbox', { name: '手机号码' })).toHaveFocus();
    await expect(canvas.getByLabelText('新密码')).toHaveAccessibleDescription('请输入密码');
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
