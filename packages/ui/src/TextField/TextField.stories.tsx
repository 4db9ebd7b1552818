import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EyeIcon, EyeOffIcon } from '../Icon/itemIcons.tsx';
import { FieldButton } from './FieldButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { textFieldKeys } from './textFieldKeys.ts';
import { StateGrid } from '../StateGrid/StateGrid.tsx';

const meta = {
  title: 'UI/Forms/TextField',
  component: TextField,
  tags: ['autodocs', 'stable'],
  parameters: { keys: textFieldKeys },
  args: { label: '手机号码', placeholder: '11 位手机号码', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 436 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 空着，等人填。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: '手机号码' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('138');
    await expect(args.onChange).toHaveBeenLastCalledWith('138');
  },
};

/** 已填写，下方是说明，右边有去处。 */
export const Filled: Story = {
  args: {
    defaultValue: '13800138000',
    description: '只用于登录和订单通知',
    messageEnd: (
      <a href="#help" style={{ textDecoration: 'underline' }}>
        为什么需要？
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('只用于登录和订单通知');
  },
};

/** 填写有误：红边、图标和一句怎么改的话，说明让位给错误。 */
export const Invalid: Story = {
  args: { error: '请输入手机号码', description: '只用于登录和订单通知' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('请输入手机号码');
  },
};

/** 不可用。 */
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '13800138000' } };

/** 只读，仍可选中和复制。 */
export const ReadOnly: Story = { args: { label: '订单号', isReadOnly: true, isMono: true, defaultValue: '2611-0482-7731' } };

/** 三种高度：32、40、56。 */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField {...args} label="小" size="sm" />
      <TextField {...args} label="中" size="md" />
      <TextField {...args} label="大" size="lg" />
    </div>
  ),
};

/** 验证码：按钮与输入框同在一个边框里，焦点环围住整个控件。 */
export const JoinedButton: Story = {
  args: {
    label: '短信验证码',
    placeholder: '6 位数字',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: 6,
    suffix: <FieldButton width="countdown">获取验证码</FieldButton>,
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox');
    await playKeys({ userEvent, step }, textFieldKeys, {
      focus: () => expect(field).toHaveFocus(),
      button: () => expect(canvas.getByRole('button', { name: '获取验证码' })).toHaveFocus(),
      back: () => expect(field).toHaveFocus(),
    });
  },
};

/** 冷却中：按钮留着焦点，按下不起作用，名字里没有会变的秒数。 */
export const Pending: Story = {
  args: {
    ...JoinedButton.args,
    defaultValue: '4081',
    description: '验证码 10 分钟内有效',
    suffix: (
      <FieldButton width="countdown" isPending onPress={fn()}>
        重新获取<span aria-hidden> 58s</span>
      </FieldButton>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '重新获取' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

/** 密码：眼睛按钮切换明文，名字跟着变。 */
export const Password: Story = {
  args: {
    label: '密码',
    placeholder: '',
    defaultValue: 'Q1-LQFP48-pitch0.5',
    isMono: true,
    labelEnd: (
      <a href="#forgot" style={{ textDecoration: 'underline' }}>
        忘记密码
      </a>
    ),
  },
  render: (args) => {
    const [isShown, setShown] = useState(false);
    return (
      <TextField
        {...args}
        type={isShown ? 'text' : 'password'}
        suffix={
          <FieldButton label={isShown ? '隐藏密码' : '显示密码'} onPress={() => setShown(!isShown)}>
            {isShown ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
          </FieldButton>
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: '隐藏密码' })).toHaveFocus();
  },
};

/** 标签、错误和内容都很长。 */
export const LongText: Story = {
  args: {
    label: '原厂或授权代理商出具的产品变更通知与停产通知的文件编号，可填多个，用逗号隔开',
    defaultValue: 'PCN-2026-11-0482-7731-AB, PCN-2026-11-0482-7731-AC, PDN-2026-12-0001-0009-ZZ',
    error: '没有找到编号为 PDN-2026-12-0001-0009-ZZ 的通知，请核对编号，或者先上传通知的 PDF 再填写',
    isMono: true,
  },
};

/** 最窄的屏幕。 */
export const Narrow: Story = { ...JoinedButton, globals: { viewport: { value: 'w360' } }, play: undefined };

/** 状态矩阵：空着与已填的每种状态。 */
export const States: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'max-content', maxInlineSize: 'calc(100vw - 32px)' }}>{Story()}</div>],
  render: () => (
    <StateGrid<TextFieldProps>
      label="文本框的状态"
      variants={{ 空着: {}, 已填: { defaultValue: '13800138000' }, 等宽: { defaultValue: 'STM32F103C8T6', isMono: true } }}
      states={[
        { name: '平常' },
        { name: '焦点', props: { label: '有焦点的手机号码' }, only: '已填' },
        { name: '有说明', props: { description: '只用于登录和订单通知' } },
        { name: '填错', props: { error: '请输入 11 位手机号码' } },
        { name: '只读', props: { isReadOnly: true } },
        { name: '停用', props: { isDisabled: true } },
      ]}
    >
      {(props) => <TextField label="手机号码" placeholder="11 位手机号码" {...props} />}
    </StateGrid>
  ),
  play: async ({ canvas }) => {
    // A real focus: the frame of a field is drawn by the browser's own state.
    canvas.getByRole('textbox', { name: '有焦点的手机号码' }).focus();
    await expect(canvas.getByRole('textbox', { name: '有焦点的手机号码' })).toHaveFocus();
  },
};
