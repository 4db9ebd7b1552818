import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NewPassword } from './NewPassword.tsx';
import { newPasswordKeys } from './newPasswordKeys.ts';

const meta = {
  title: 'Features/Account/NewPassword',
  component: NewPassword,
  tags: ['autodocs', 'stable'],
  parameters: { keys: newPasswordKeys },
  args: { hasTicket: true, onSet: fn(async () => undefined), onLogIn: fn(), askAgainHref: '/register?isForget=true' },
} satisfies Meta<typeof NewPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 邮件里的链接打开的页面。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const password = canvas.getByLabelText('新密码');
    await playKeys({ userEvent, step }, newPasswordKeys, {
      wrong: {
        given: () => password.focus(),
        proves: async () => {
          await expect(password).toHaveAccessibleDescription('密码至少8位');
          await expect(password).toHaveFocus();
          await expect(args.onSet).not.toHaveBeenCalled();
        },
      },
      set: {
        given: () => userEvent.clear(password),
        proves: async () => {
          await expect(args.onSet).toHaveBeenCalledWith({ password: '晨光照在老电路板上面' });
          await waitFor(() => expect(canvas.getByRole('heading', { name: '新密码已生效' })).toHaveFocus());
        },
      },
    });
  },
};

/** 链接用过了：可以重新申请。 */
export const Spent: Story = {
  args: {
    onSet: fn(async () => {
      throw new ApiError({ status: 200, reason: 'password.ticket_spent', message: '验证码已失效' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('新密码'), 'Q1-LQFP48-pitch0.5');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('链接已失效');
    await waitFor(() => expect(canvas.getByRole('heading', { name: '设置新密码' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: '重新申请' })).toHaveAttribute('href', '/register?isForget=true');
  },
};

/** 没有带着凭证打开。 */
export const NoTicket: Story = { args: { hasTicket: false } };
