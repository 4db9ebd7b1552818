import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { MallFrame } from './MallFrame.tsx';

const meta = {
  title: 'Features/Mall/MallFrame',
  component: MallFrame,
  tags: ['autodocs', 'stable'],
  args: {
    title: '商城',
    lead: '各卖家的现货与价格，按数量分档。',
    section: 'goods',
    categories: [
      { id: 'mcu', no: 1, name: '微控制器 MCU', count: 2974 },
      { id: 'power', no: 14, name: '电源管理', count: 786 },
      { id: 'memory', no: 53, name: '存储器', count: 176 },
    ],
    children: <p>商品在这里。</p>,
  },
} satisfies Meta<typeof MallFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 商城首页：找商品用页头的搜索框，这里没有第二个。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '商品' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};
/** 一个分类：分类列表里选中的是它。 */
export const OfCategory: Story = {
  args: { title: '电源管理现货', lead: undefined, categoryNo: 14 },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^电源管理/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '全部' })).toHaveAttribute('href', '/mall/index');
  },
};
/** 卖家：也用页头的搜索框找。 */
export const Merchants: Story = {
  args: { title: '“示例”的卖家', section: 'merchants', categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '卖家' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};
/** 手机：分类一行，横着看。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => expect(screen.getByRole('navigation', { name: '商品分类' })).toBeVisible(),
};
/** 很长的搜索词在标题里换行。 */
export const LongText: Story = {
  args: { title: `“${'SUPERLONGPARTNUMBER'.repeat(6)}”的现货` },
  globals: { viewport: { value: 'w360' } },
};
