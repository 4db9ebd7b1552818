import { stateful } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Features/Account/CodeField',
  component: CodeField,
  tags: ['autodocs', 'stable'],
  args: { value: '', onChange: fn(), error: undefined, resendAt: null, isSending: false, onSend: fn(), inputRef: null },
  decorators: [(Story) => <div style={{ display: 'grid', gap: 16, maxWidth: 436 }}>{Story()}</div>],
  render: stateful(CodeField, { value: 'onChange' }),
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 空着：获取之后填六位数字。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: '短信验证码' });
    await expect(input).toHaveAccessibleDescription('验证码 10 分钟内有效');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.type(input, '408193');
    await expect(args.onChange).toHaveBeenLastCalledWith('408193');
  },
};

/** 发到邮箱的。 */
export const ByMail: Story = {
  args: { kind: 'mail', value: '408193' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: '邮件验证码' })).toHaveValue('408193'),
};

/** 正在发送：再按不起作用，焦点留着。 */
export const Sending: Story = {
  args: { isSending: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: '获取验证码' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** 发过了，可以再要一个：看见的字短，念出来的说全。 */
export const Again: Story = {
  args: { resendAt: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^重新获取 ?验证码$/ }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** 一直收不到：说明怎么办、找谁；再按收起。 */
export const Help: Story = {
  play: async ({ canvas, userEvent }) => {
    const help = canvas.getByRole('button', { name: '无法完成验证？', expanded: false });
    await userEvent.click(help);
    await expect(canvas.getByRole('status')).toHaveTextContent('也可以联系我们：400-000-0000，help@example.com，工作日 9:00–18:00');
    await userEvent.click(canvas.getByRole('button', { name: '无法完成验证？', expanded: true }));
    await expect(canvas.queryByText(/也可以联系我们/)).toBeNull();
    await expect(help).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/也可以联系我们/)).toBeVisible();
  },
};

/** 验证码不对：错误代替有效期，求助还在，窄屏。 */
export const Invalid: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { value: '4081', error: '请输入 6 位数字的验证码' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '短信验证码' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('请输入 6 位数字的验证码');
    await userEvent.click(canvas.getByRole('button', { name: '无法完成验证？' }));
    await expect(canvas.getByText(/改用其他登录方式/)).toBeVisible();
  },
};
