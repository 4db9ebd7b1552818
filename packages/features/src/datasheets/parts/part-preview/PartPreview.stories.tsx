import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bareModule, gd32, stm32f103 } from '../parts.fixtures.ts';
import { PartPreview } from './PartPreview.tsx';

const [hosted = gd32, outside = gd32] = stm32f103;

const meta = {
  title: 'Features/Datasheets/PartPreview',
  component: PartPreview,
  tags: ['autodocs', 'beta'],
  args: { part: hosted, quantity: 1, onClose: fn() },
} satisfies Meta<typeof PartPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 本站有的数据手册：打开阅读器或详情；关上告诉列表。 */
export const Hosted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '打开数据手册' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看详情' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /关闭|收起/ }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** 手册在原厂网站：说在哪里，链接开新窗口。 */
export const Outside: Story = {
  args: { part: outside },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/数据手册在 www\.st\.com，不在本站/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /去原厂网站查看/ })).toHaveAttribute('target', '_blank');
  },
};

/** 几乎什么也不知道：写未知，没有手册就说没有；很长的型号会换行。 */
export const Bare: Story = {
  args: { part: bareModule },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有这个型号的数据手册')).toBeVisible();
    await expect(canvas.getByText('未知')).toBeVisible();
  },
};

/** 按 500 件看：有合计。 */
export const ForQuantity: Story = {
  args: { quantity: 500 },
  play: async ({ canvas }) => expect(canvas.getByText('合计')).toBeVisible(),
};
