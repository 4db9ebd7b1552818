import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { AnnouncerProvider } from '../Announcer/AnnouncerProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { PriceLadder } from './PriceLadder.tsx';

const meta = {
  title: 'UI/Data/PriceLadder',
  component: PriceLadder,
  tags: ['autodocs', 'stable'],
  args: {
    steps: [
      { minQuantity: 1, unitPrice: '7.2' },
      { minQuantity: 100, unitPrice: '6.85' },
      { minQuantity: 200, unitPrice: '6.42' },
      { minQuantity: 10_000, unitPrice: '5.980125' },
    ],
    quantity: 150,
    most: 3120,
    words: {
      caption: '阶梯价',
      quantity: '数量（个）',
      price: '单价（含税 13%）',
      from: (quantity) => `${quantity.toLocaleString('zh-CN')}+`,
      current: '当前',
      next: (more, price) => `再加 ${more} 个，单价降至 ${price}`,
      now: (price) => `单价 ${price}`,
      none: '暂无报价',
    },
  },
} satisfies Meta<typeof PriceLadder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 当前档有绿条、「当前」二字和 aria-current；下一档用一句话说。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '阶梯价' })).toBeVisible();
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('100+当前¥6.85');
    await expect(canvas.getByText('再加 50 个，单价降至 ¥6.42')).toBeVisible();
    // In forced colours as well: no other row has the bar.
    const bars = canvas.getAllByRole('row').map((row) => getComputedStyle(row).borderInlineStartColor);
    await expect(bars.filter((bar) => bar === bars[2])).toHaveLength(1);
  },
};

/** 数量越过一档：静下来一秒后只播报一次单价。 */
export const Crossing: Story = {
  render: function Crossing(args) {
    const [quantity, setQuantity] = useState(180);
    return (
      <AnnouncerProvider>
        <PriceLadder {...args} quantity={quantity} />
        <Button onPress={() => setQuantity((was) => was + 10)}>多要 10 个</Button>
      </AnnouncerProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: '多要 10 个' });
    for (let press = 0; press < 3; press += 1) await userEvent.click(more);
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('200+');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('单价 ¥6.42'), { timeout: 3_000 });
  },
};

/** 没选数量：没有当前档。 */
export const NoQuantity: Story = {
  args: { quantity: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('row', { current: true })).toBeNull(),
};

/** 库存够不到下一档，就不劝。 */
export const StockTooLow: Story = {
  args: { quantity: 300 },
  play: async ({ canvas }) => expect(canvas.queryByText(/单价降至/)).toBeNull(),
};

/** 离得远，就不劝。 */
export const Far: Story = {
  args: { isNear: (quantity) => quantity < 200 },
  play: async ({ canvas }) => expect(canvas.queryByText(/单价降至/)).toBeNull(),
};

/** 按整盘买：差多少也是整盘。 */
export const Multiples: Story = {
  args: { quantity: 150, multiple: 60 },
  play: async ({ canvas }) => expect(canvas.getByText('再加 90 个，单价降至 ¥6.42')).toBeVisible(),
};

/** 美元。 */
export const Dollars: Story = { args: { currency: 'USD', quantity: 1 } };

/** 没有报价。 */
export const Empty: Story = { args: { steps: [] }, play: async ({ canvas }) => expect(canvas.getByText('暂无报价')).toBeVisible() };

/** 最大的数、最长的价，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { steps: [{ minQuantity: 999_999_999, unitPrice: '999999999.999999' }], quantity: 999_999_999 },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
