import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StockLine } from './StockLine.tsx';

const goods = {
  stock: 8120,
  warehouses: [
    { code: 'SZ', name: '深圳仓', quantity: 3120 },
    { code: 'HK', name: '香港仓', quantity: 5000 },
  ],
  unit: '个',
  dateCode: '2435+',
  leadTimeDays: 0,
  shipsToday: true,
} as const;

const meta = {
  title: 'Features/Mall/StockLine',
  component: StockLine,
  tags: ['autodocs', 'stable'],
  args: { goods: { ...goods, warehouses: [...goods.warehouses] } },
} satisfies Meta<typeof StockLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 两个仓，有现货。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['库存', '深圳仓', '香港仓', '批号', '交期']);
    await expect(canvas.getByText('现货，今日 17:00 前下单当日发货')).toBeVisible();
  },
};
/** 一个仓，要等几天。 */
export const LeadTime: Story = {
  args: { goods: { ...goods, stock: 0, warehouses: [{ code: 'SZ', name: '深圳仓', quantity: 0 }], leadTimeDays: 21, shipsToday: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('无货')).toBeVisible();
    await expect(canvas.getByText('21 天')).toBeVisible();
  },
};
/** 未知就写未知，不写 0。 */
export const Unknown: Story = {
  args: {
    goods: { ...goods, stock: null, warehouses: [{ code: 'HK', name: '香港仓', quantity: null }], dateCode: null, leadTimeDays: null, shipsToday: null },
  },
  play: async ({ canvas }) => expect(canvas.getAllByText('未知')).toHaveLength(3),
};
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
