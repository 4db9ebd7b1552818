import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money, UnitPrice } from './Money.tsx';

const meta = {
  title: 'Features/Parts/Money',
  component: Money,
  tags: ['autodocs', 'stable'],
  args: { value: '1494.57', currency: 'CNY' },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 合计：两位小数，千位分隔。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('¥1,494.57')).toBeVisible() };
/** 美元。 */
export const Dollars: Story = {
  args: { value: '338.35', currency: 'USD' },
  play: async ({ canvas }) => expect(canvas.getByText('US$338.35')).toBeVisible(),
};
/** 单价：最多六位小数。 */
export const PiecePrice: Story = {
  args: { value: '0.008087' },
  render: (args) => <UnitPrice {...args} />,
  play: async ({ canvas }) => expect(canvas.getByText('¥0.008087')).toBeVisible(),
};
/** 要付的合计。 */
export const Total: Story = { args: { tone: 'total' } };
/** 没有价格。 */
export const Unknown: Story = { args: { value: null }, play: async ({ canvas }) => expect(canvas.getByText('暂无报价')).toBeVisible() };
/** 很长的金额在窄处换行。 */
export const LongText: Story = { args: { value: '999999999999999.99', tone: 'total' }, globals: { viewport: { value: 'w360' } } };
