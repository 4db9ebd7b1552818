import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { copyButtonKeys } from './copyButtonKeys.ts';

const meta = {
  title: 'UI/Actions/CopyButton',
  component: CopyButton,
  tags: ['autodocs', 'stable'],
  parameters: { keys: copyButtonKeys },
  args: {
    text: 'XY20260728000123',
    label: '复制订单号',
    copiedLabel: '已复制',
    failedLabel: '没复制成，请选中文字手动复制',
    onCopy: fn((_text: string) => Promise.resolve(true)),
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 回车与空格都能复制；结果写在旁边，也播报一次。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '复制订单号' });
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await playKeys({ userEvent, step }, copyButtonKeys, {
      focus: () => expect(button).toHaveFocus(),
      copy: async () => {
        await expect(await canvas.findByText('已复制')).toBe(status);
        await expect(button).toHaveFocus();
      },
    });
    await expect(args.onCopy).toHaveBeenCalledTimes(2);
    await expect(args.onCopy).toHaveBeenCalledWith('XY20260728000123');
  },
};

/** 浏览器不让复制：说清接下来怎么办。 */
export const Failed: Story = {
  args: { onCopy: fn((_text: string) => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('没复制成，请选中文字手动复制')).toBeVisible();
  },
};

/** 复制时出错，与不让复制一样对待。 */
export const Broken: Story = {
  args: { onCopy: fn((_text: string) => Promise.reject(new Error('offline'))) },
  play: Failed.play,
};

/** 带文字的按钮。 */
export const WithWords: Story = { args: { hasWords: true } };

/** 地方窄：只换图标，话只给读屏听。 */
export const Quiet: Story = {
  args: { isQuiet: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('已复制')).toBe(canvas.getByRole('status'));
  },
};

/** 窄屏上很长的结果折行，按钮不变形。 */
export const LongText: Story = {
  args: {
    hasWords: true,
    label: '复制报关单号与发货仓地址',
    failedLabel: '浏览器不允许网页写剪贴板，请长按文字选择“拷贝”',
    onCopy: fn((_text: string) => Promise.resolve(false)),
  },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/长按文字/)).toBeVisible();
  },
};
