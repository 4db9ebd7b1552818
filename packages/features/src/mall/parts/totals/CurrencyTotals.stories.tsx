import type { CartTotals } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { TotalRows } from './AmountRows.tsx';
import { CurrencyTotals } from './CurrencyTotals.tsx';

const sum: CartTotals = {
  currency: 'CNY',
  merchants: 2,
  selectedCount: 5,
  goods: '1634.73',
  untaxed: '1446.66',
  tax: '188.07',
  freight: '0.00',
  total: '1634.73',
};

const meta = {
  title: 'Features/Mall/CurrencyTotals',
  component: CurrencyTotals,
  subcomponents: { TotalRows },
  tags: ['autodocs', 'stable'],
  args: { sum },
} satisfies Meta<typeof CurrencyTotals>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 人民币：未税、增值税、运费，合计含税。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['未税合计', '增值税', '运费', '含税合计']);
    await expect(canvas.getByText('2 个卖家，5 种')).toBeVisible();
  },
};

/** 美元：没有增值税，运费到付，合计未税。 */
export const Dollars: Story = {
  args: { sum: { ...sum, currency: 'USD', untaxed: '212.40', tax: null, freight: null, total: '212.40' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      moneyText('212.40', 'USD'),
      '不适用',
      '到付',
      moneyText('212.40', 'USD'),
    ]);
    await expect(canvas.getByText('未税合计')).toBeVisible();
  },
};

/** 窄屏：只看要付多少。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('含税合计')).toBeVisible();
    await expect(canvas.getByText('增值税')).not.toBeVisible();
  },
};
