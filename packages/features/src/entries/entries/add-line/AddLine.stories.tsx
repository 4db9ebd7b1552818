import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddLine } from './AddLine.tsx';

const meta = {
  title: 'Features/Entries/AddLine',
  component: AddLine,
  tags: ['autodocs', 'experimental'],
  args: { id: 9006, isTrader: true },
} satisfies Meta<typeof AddLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 贸易商的页面上：品牌和型号。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '补充经营品牌' })).toHaveAttribute('href', '/userCenter/entries/add/trader_brand?agent=9006');
    await expect(canvas.getByRole('link', { name: '补充型号' })).toHaveAttribute('href', '/userCenter/entries/add/trader_model?agent=9006');
  },
};

/** 代理商的页面上：代理的品牌。 */
export const OfAgent: Story = {
  args: { id: 9001, isTrader: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '补充代理品牌' })).toHaveAttribute('href', '/userCenter/entries/add/agent_brand?agent=9001');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
