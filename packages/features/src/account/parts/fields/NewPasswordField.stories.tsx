import { Button } from '@chippage/ui/Button';
import { useStoryState } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NewPasswordField, type NewPasswordFieldProps } from './NewPasswordField.tsx';

/** Holds what is typed, as a form does, and sends it. */
function Filling(args: NewPasswordFieldProps) {
  const [isSending, setSending] = useState(args.isSending);
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 436 }}>
      <NewPasswordField {...useStoryState(args, { value: 'onChange' })} isSending={isSending} />
      <Button isPending={isSending} onPress={() => setSending(true)}>
        保存
      </Button>
    </div>
  );
}

const meta = {
  title: 'Features/Account/NewPasswordField',
  component: NewPasswordField,
  tags: ['autodocs', 'stable'],
  args: { value: '', onChange: fn(), error: undefined, isSending: false, inputRef: null },
  render: (args) => <Filling {...args} />,
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 空着：只要求长短；密码管理器据此生成一个。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('密码');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await expect(input).toHaveAccessibleDescription('8–128 个字符，可以用任何文字、空格和符号');
    await userEvent.click(input);
    await userEvent.paste('晨光照在老电路板上面');
    await expect(args.onChange).toHaveBeenLastCalledWith('晨光照在老电路板上面');
  },
};

/** 边打边说强度，不拦：弱的说怎样变强。 */
export const Strength: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('密码');
    for (const [password, said] of [
      ['12345678', '密码强度：弱，再长一些更安全'],
      ['Qfn32-reel', '密码强度：中'],
      ['Q1-LQFP48-pitch0.5', '密码强度：强'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, password);
      await expect(input).toHaveAccessibleDescription(said);
    }
  },
};

/** 看着打的，提交时藏起来。 */
export const Sending: Story = {
  args: { value: 'Q1-LQFP48-pitch0.5' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('密码');
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

/** 太短：错误代替强度。 */
export const Invalid: Story = {
  args: { value: '短', error: '密码至少8位' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('密码')).toBeInvalid();
    await expect(canvas.getByLabelText('密码')).toHaveAccessibleDescription('密码至少8位');
  },
};

/** 另起一个名字、密码很长，窄屏。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { label: '新密码', value: 'correct-horse-battery-staple-0402-10kΩ-X7R-50V-GRM188R71H104KA93D' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(canvas.getByLabelText('新密码')).toHaveAccessibleDescription('密码强度：强');
  },
};
