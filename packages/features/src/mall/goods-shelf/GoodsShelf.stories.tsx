import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dollarGoods, goodsRows, unpricedGoods } from '../goods.fixtures.ts';
import { sampleGoods } from '../mall.fixtures.ts';
import { GoodsShelf } from './GoodsShelf.tsx';

const meta = {
  title: 'Features/Mall/GoodsShelf',
  component: GoodsShelf,
  tags: ['autodocs', 'stable'],
  args: { goods: [...goodsRows, ...goodsRows.map((goods) => ({ ...goods, id: goods.id + 10 }))] },
} satisfies Meta<typeof GoodsShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 首页上的现货：型号、单价、起订、库存、谁在卖；整格可点，键盘只停一次。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const [first] = canvas.getAllByRole('link', { name: 'STM32F103C8T6' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('href', '/mall/productDetails/1');
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: 'IRLML6344TRPBF' })[0]).toHaveFocus();
  },
};
/** 不知道的写未知，没有价格也说出来。 */
export const Unknown: Story = {
  args: { goods: [dollarGoods, unpricedGoods] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('库存 未知')).toBeVisible();
    await expect(canvas.getByText('暂无报价')).toBeVisible();
  },
};
/** 型号、商家都很长。 */
export const LongText: Story = {
  args: {
    goods: [1, 2, 3].map((id) =>
      sampleGoods({
        id,
        mpn: 'XC7Z100-2FFG1156I-ENGINEERING-SAMPLE',
        merchant: { id: 7, name: '示例国际电子元器件供应链管理（深圳前海）有限公司', isSample: true },
        priceLadder: [{ minQuantity: 2500, unitPrice: '12345.678901' }],
      }),
    ),
  },
};
/** 手机上一行一个。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
