import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './Money.tsx';

const meta = {
  title: 'UI/Data/Price',
  component: Price,
  tags: ['autodocs', 'stable'],
  args: { value: '6.85', unknownLabel: '暂无报价' },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一件的价格：至少两位小数。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('¥6.85')).toBeVisible() };

/** 阻容的价格：最多六位小数，末尾不留零。 */
export const SixDecimals: Story = { args: { value: '0.008087' }, play: async ({ canvas }) => expect(canvas.getByText('¥0.008087')).toBeVisible() };

/** 服务器补的零不显示。 */
export const PaddedZeros: Story = {
  args: { value: '6.500000', currency: 'USD' },
  play: async ({ canvas }) => expect(canvas.getByText('US$6.50')).toBeVisible(),
};

/** 要付的价格是铜色。 */
export const Loud: Story = { args: { tone: 'money' } };

/** 没有报价。 */
export const Unknown: Story = { args: { value: null }, play: async ({ canvas }) => expect(canvas.getByText('暂无报价')).toBeVisible() };

/** 最长的单价，窄屏。 */
export const LongText: Story = { args: { value: '999999999.999999' }, globals: { viewport: { value: 'w360' } } };
