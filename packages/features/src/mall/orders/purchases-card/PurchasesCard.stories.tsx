import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { PurchasesCard } from './PurchasesCard.tsx';

const meta = {
  title: 'Features/Mall/PurchasesCard',
  component: PurchasesCard,
  tags: ['autodocs', 'stable'],
  args: {
    counts: ready([
      { state: 'CREATED', count: 2 },
      { state: 'SHIPPED', count: 1204 },
      { state: 'FINISHED', count: 31 },
    ]),
    agreedCount: 1,
  },
} satisfies Meta<typeof PurchasesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 等付款、等收货的有数；每一格通向那些订单。议价接受了的能下单。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '待付款 2 张' })).toHaveAttribute('href', '/mall/userCenter/myOrder?state=CREATED');
    await expect(canvas.getByRole('link', { name: '待收货 1,204 张' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '售后中 0 张' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '看议价' })).toHaveAttribute('href', '/mall/userCenter/myFavour?list=bargains');
  },
};

/** 没有等着办的：去商城。 */
export const Empty: Story = {
  args: { counts: ready([]), agreedCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/没有等着办的订单/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '看议价' })).toBeNull();
  },
};

/** 正在读取。 */
export const Loading: Story = { args: { counts: loading } };

/** 没读到。 */
export const Failed: Story = { args: { counts: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
