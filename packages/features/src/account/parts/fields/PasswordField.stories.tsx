import { stateful } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Features/Account/PasswordField',
  component: PasswordField,
  tags: ['autodocs', 'stable'],
  args: { value: '', onChange: fn(), error: undefined, isShown: false, onShownChange: fn(), inputRef: null },
  decorators: [(Story) => <div style={{ maxWidth: 436 }}>{Story()}</div>],
  render: stateful(PasswordField, { value: 'onChange', isShown: 'onShownChange' }),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 空着：密码管理器把记住的填进来，下面没有话。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('密码');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await expect(input).toHaveAccessibleDescription('');
    await userEvent.type(input, 'Q1-LQFP48');
    await expect(args.onChange).toHaveBeenLastCalledWith('Q1-LQFP48');
  },
};

/** 看得见的时候说：提交时自己藏起来。 */
export const Shown: Story = {
  args: { value: 'Q1-LQFP48-pitch0.5' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('密码');
    const show = canvas.getByRole('button', { name: '显示密码' });
    await userEvent.click(show);
    await expect(args.onShownChange).toHaveBeenLastCalledWith(true);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveAccessibleDescription('提交时密码自动隐藏');
    await userEvent.click(show);
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAccessibleDescription('');
    await userEvent.click(show);
  },
};

/** 登录时：右上角可以找回。 */
export const Forgot: Story = {
  args: { forgotHref: '/register?isForget=true' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '忘记密码' })).toHaveAttribute('href', '/register?isForget=true');
    await userEvent.click(canvas.getByLabelText('密码'));
    await expect(canvas.getByLabelText('密码')).toHaveFocus();
  },
};

/** 密码不对，大写锁定又开着：两句都在。 */
export const Invalid: Story = {
  args: { value: 'q1-lqfp48', error: '密码不正确' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('密码');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('密码不正确');
    await userEvent.click(input);
    await fireEvent.keyUp(input, { key: 'Q', modifierCapsLock: true });
    await expect(canvas.getByText('大写锁定已打开')).toBeVisible();
  },
};

/** 另起一个名字、错误很长，窄屏。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { label: '现在的密码', value: 'wrong', forgotHref: '/register?isForget=true', error: '手机号或密码不正确，还可尝试 4 次；用完以后要等 15 分钟再试' },
  play: async ({ canvas }) => expect(canvas.getByLabelText('现在的密码')).toBeInvalid(),
};
