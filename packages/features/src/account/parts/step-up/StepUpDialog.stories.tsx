import { ApiError } from '@chippage/api/errors';
import { Button } from '@chippage/ui/Button';
import { playKeys } from '@chippage/ui/keyboard';
import { useStoryState } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { StepUpDialog } from './StepUpDialog.tsx';
import { stepUpDialogKeys } from './stepUpDialogKeys.ts';

const meta = {
  title: 'Features/Account/StepUpDialog',
  component: StepUpDialog,
  tags: ['autodocs', 'stable'],
  parameters: { keys: stepUpDialogKeys, docs: { story: { inline: false, height: '520px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    ways: ready({ mobile: '138****8000', hasPassword: true }),
    resendAt: null,
    onSendCode: fn(async () => undefined),
    onConfirm: fn(async () => undefined),
  },
  render: function Page(args) {
    const dialog = useStoryState(args, { isOpen: 'onOpenChange' });
    return (
      <main>
        <Button onPress={() => dialog.onOpenChange(true)}>更换手机</Button>
        <StepUpDialog {...dialog} />
      </main>
    );
  },
} satisfies Meta<typeof StepUpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: '确认是你本人' });
  // It fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** 短信：发到自己的手机，号码遮住中间。 */
export const BySms: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await openDialog();
    await expect(dialog.getByText('验证码发到 138****8000')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    const code = dialog.getByRole('textbox', { name: '短信验证码' });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard('408193{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith({ code: '408193' });
  },
};

/** 密码：不对就只清空密码。 */
export const ByPassword: Story = {
  args: {
    onConfirm: fn(async () => {
      throw new ApiError({ status: 200, reason: 'login.wrong_password', message: '密码不正确' });
    }),
  },
  play: async ({ userEvent, args }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('tab', { name: '密码验证' }));
    const password = await dialog.findByLabelText('密码');
    await userEvent.type(password, 'wrong{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith({ password: 'wrong' });
    await expect(await dialog.findByRole('alert')).toHaveTextContent('密码不正确');
    await expect(password).toHaveValue('');
    await expect(password).toHaveFocus();
  },
};

/** 只有手机。 */
export const SmsOnly: Story = {
  args: { ways: ready({ mobile: '138****8000', hasPassword: false }) },
  play: async () => expect((await openDialog()).queryByRole('tab')).toBeNull(),
};

/** 什么也没有。 */
export const NoWay: Story = { args: { ways: ready({ mobile: null, hasPassword: false }) } };

/** 正在读取。 */
export const Loading: Story = { args: { ways: loading } };

/** 没读到：可以重试。 */
export const Failed: Story = { args: { ways: failed(fn()) } };

/** Esc 离开，焦点回到原来的按钮。 */
export const Leave: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: '更换手机' });
    await playKeys({ userEvent, step }, stepUpDialogKeys, {
      open: {
        given: () => opener.focus(),
        proves: async () => {
          await openDialog();
          await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
        },
      },
      password: {
        given: async () => (await openDialog()).getAllByRole('tab')[0]!.focus(),
        proves: async () => expect((await openDialog()).getByRole('tab', { name: '密码验证' })).toHaveAttribute('aria-selected', 'true'),
      },
      close: async () => {
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
        await waitFor(() => expect(opener).toHaveFocus());
      },
    });
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
