import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'UI/Feedback/Badge',
  component: Badge,
  tags: ['autodocs', 'beta'],
  args: { count: 3, label: '3 条未读消息' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 未读消息。 */
export const Default: Story = {};

/** 购物车，铜色。 */
export const Cart: Story = { args: { tone: 'cart', count: 12, label: '购物车里有 12 种' } };

/** 选中的筛选数。 */
export const Filters: Story = { args: { tone: 'accent', count: 2, label: '已选 2 项' } };

/** 超过 99 写 99+，读屏仍听到全数。 */
export const LongText: Story = {
  args: { count: 1280, label: '1280 条未读消息' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('1280 条未读消息')).toBeInTheDocument();
  },
};

/** 没有就不画。 */
export const Empty: Story = { args: { count: 0, label: '没有未读消息' } };
