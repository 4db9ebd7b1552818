import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OrderButtons } from './OrderButtons.tsx';

const meta = {
  title: 'Features/Operator/OrderButtons',
  component: OrderButtons,
  tags: ['autodocs', 'stable'],
  args: { name: 'LM358', index: 1, count: 3, onMove: fn(), onRemove: fn(), removeRef: fn() },
} satisfies Meta<typeof OrderButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 中间的一行：上移、下移、删除。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下移 LM358' }));
    await expect(args.onMove).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: '删除 LM358' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** 移到头：上移不能再按，焦点到下移。 */
export const ToTheTop: Story = {
  render: function Moving(args) {
    const [index, setIndex] = useState(1);
    return <OrderButtons {...args} index={index} onMove={(by) => setIndex(index + by)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '上移 LM358' }));
    await expect(canvas.getByRole('button', { name: '上移 LM358' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '下移 LM358' })).toHaveFocus();
  },
};
