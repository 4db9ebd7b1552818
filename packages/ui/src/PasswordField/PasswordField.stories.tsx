import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from './PasswordField.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { passwordFieldKeys } from './passwordFieldKeys.ts';

const meta = {
  title: 'UI/Forms/PasswordField',
  component: PasswordField,
  tags: ['autodocs', 'stable'],
  parameters: { keys: passwordFieldKeys },
  args: { label: '密码', autoComplete: 'current-password', showLabel: '显示密码', capsLockNote: '大写锁定已打开', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 436 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 空着；密码管理器认得它。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('密码');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.tab();
    await userEvent.keyboard('Q1-LQFP48');
    await expect(args.onChange).toHaveBeenLastCalledWith('Q1-LQFP48');
  },
};

/** 显示明文：等宽字，按钮报出「已按下」，焦点留在按钮上。 */
export const Shown: Story = {
  args: { defaultValue: 'Q1-LQFP48-pitch0.5', description: '提交时密码自动隐藏', onShownChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('密码');
    await playKeys({ userEvent, step }, passwordFieldKeys, {
      focus: () => expect(input).toHaveFocus(),
      button: () => expect(canvas.getByRole('button', { name: '显示密码', pressed: false })).toHaveFocus(),
      show: async (pressed) => {
        const isShown = pressed === ' ';
        await expect(input).toHaveAttribute('type', isShown ? 'text' : 'password');
        await expect(canvas.getByRole('button', { name: '显示密码', pressed: isShown })).toHaveFocus();
        await expect(args.onShownChange).toHaveBeenLastCalledWith(isShown);
      },
    });
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
  },
};

/** 大写锁定：说明换成一句提醒，关掉就换回来。 */
export const CapsLock: Story = {
  args: { description: '8–128 个字符' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('密码');
    await userEvent.click(input);
    await fireEvent.keyUp(input, { key: 'Q', modifierCapsLock: true });
    await expect(input).toHaveAccessibleDescription('大写锁定已打开');
    await fireEvent.keyUp(input, { key: 'q' });
    await expect(input).toHaveAccessibleDescription('8–128 个字符');
    await fireEvent.keyUp(input, { key: 'Q', modifierCapsLock: true });
  },
};

/** 密码不对，大写锁定又开着：两句都在。 */
export const Invalid: Story = {
  args: { defaultValue: 'q1-lqfp48', error: '手机号码或密码不正确' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('密码');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('手机号码或密码不正确');
    await userEvent.click(input);
    await fireEvent.keyUp(input, { key: 'Q', modifierCapsLock: true });
    await expect(canvas.getByText('大写锁定已打开')).toBeVisible();
  },
};

/** 新密码：管理器据此生成一个；右上角是去处。 */
export const NewPassword: Story = {
  args: {
    label: '新密码',
    autoComplete: 'new-password',
    description: '8–128 个字符，可以用任何文字、空格和符号',
    labelEnd: <Link href="#help">怎样的密码安全</Link>,
  },
  play: async ({ canvas }) => expect(canvas.getByLabelText('新密码')).toHaveAttribute('autocomplete', 'new-password'),
};

/** 不可用：按钮也不可用。 */
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: '12345678' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '显示密码' })).toBeDisabled(),
};

/** 标签、密码和错误都很长，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label: '企业管理员为您设置的、首次登录必须更换的一次性初始密码',
    isShown: true,
    defaultValue: 'correct-horse-battery-staple-0402-10kΩ-X7R-50V-GRM188R71H104KA93D',
    error: '这个初始密码已经用过，请向企业管理员再要一个，或用短信验证码登录',
  },
};
