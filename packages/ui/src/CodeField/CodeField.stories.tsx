import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AnnouncerProvider } from '../Announcer/AnnouncerProvider.tsx';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CodeField } from './CodeField.tsx';
import type { CodeSending } from './SendCodeButton.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { codeFieldKeys } from './codeFieldKeys.ts';

const sending: CodeSending = {
  label: '获取验证码',
  againLabel: (
    <>
      重新获取<VisuallyHidden>验证码</VisuallyHidden>
    </>
  ),
  readyMessage: '可以重新获取验证码',
  formatSeconds: (seconds) => `${seconds}s`,
  resendAt: null,
  isSending: false,
  onSend: fn(),
};

const meta = {
  title: 'UI/Forms/CodeField',
  component: CodeField,
  tags: ['autodocs', 'stable'],
  parameters: { keys: codeFieldKeys },
  args: { label: '短信验证码', placeholder: '6 位数字', description: '验证码 10 分钟内有效', onChange: fn(), sending },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 436 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一个输入框：数字键盘、手机自动填入；敲进去的别的字不留。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: '短信验证码' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await playKeys({ userEvent, step }, codeFieldKeys, {
      focus: () => expect(input).toHaveFocus(),
      type: async () => {
        await expect(input).toHaveValue('408193');
        await expect(args.onChange).toHaveBeenLastCalledWith('408193');
      },
      button: () => expect(canvas.getByRole('button')).toHaveFocus(),
      send: async () => {
        await expect(sending.onSend).toHaveBeenCalledOnce();
        await expect(canvas.getByRole('button')).toHaveFocus();
      },
    });
  },
};

/** 整条短信贴进来，只留六位数字。 */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('【芯页】验证码 408 193，10 分钟内有效，请勿告诉他人。');
    await expect(canvas.getByRole('textbox')).toHaveValue('408193');
    await expect(args.onChange).toHaveBeenLastCalledWith('408193');
  },
};

/** 冷却中：按钮留着焦点，按下不起作用，名字里没有会变的秒数。 */
export const Cooling: Story = {
  render: function Cooling(args) {
    const [resendAt] = useState(() => Date.now() + 58_000);
    return <CodeField {...args} sending={{ ...sending, resendAt }} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^重新获取 ?验证码$/ });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(sending.onSend).not.toHaveBeenCalled();
  },
};

/** 等完一次：读屏听到一句，按钮又能按。 */
export const ReadyAgain: Story = {
  render: function ReadyAgain(args) {
    const [resendAt] = useState(() => Date.now() + 700);
    return (
      <AnnouncerProvider>
        <CodeField {...args} sending={{ ...sending, resendAt }} />
      </AnnouncerProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('可以重新获取验证码'), { timeout: 4_000 });
    await userEvent.click(canvas.getByRole('button', { name: /^重新获取 ?验证码$/ }));
    await expect(sending.onSend).toHaveBeenCalledOnce();
  },
};

/** 验证码不对：怎么改，右边有去处。 */
export const Invalid: Story = {
  args: { defaultValue: '4081', error: '请输入 6 位数字的验证码', messageEnd: <Link href="#help">无法完成验证？</Link> },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('请输入 6 位数字的验证码'),
};

/** 没有按钮：四位的提货码。 */
export const WithoutButton: Story = {
  args: { label: '提货码', placeholder: '4 位数字', description: '在发货短信里', length: 4, sending: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '４０８１９');
    await expect(canvas.getByRole('textbox')).toHaveValue('4081');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** 正在发送。 */
export const Sending: Story = { args: { sending: { ...sending, isSending: true } } };

/** 不可用。 */
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '408193', sending: undefined } };

/** 文字都很长，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label: '发到企业管理员尾号 8000 的手机上的、用来确认本次付款的短信验证码',
    error: '验证码已经过期：它只在发出后的 10 分钟内有效，请重新获取一个再填',
    messageEnd: <Link href="#help">无法完成验证？</Link>,
    defaultValue: '408193',
  },
};
