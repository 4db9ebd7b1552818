import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { dollarGoods, goneGoods } from '../goods.fixtures.ts';
import { sampleGoods } from '../../cart/cart.fixtures.ts';
import { PartGoods } from './PartGoods.tsx';

const mpn = 'STM32F103C8T6';

const meta = {
  title: 'Features/Mall/PartGoods',
  component: PartGoods,
  tags: ['autodocs', 'stable'],
  args: { goods: [sampleGoods(), { ...dollarGoods, mpn }, { ...goneGoods, mpn }], total: 3, onAddToCart: fn(async () => undefined) },
} satisfies Meta<typeof PartGoods>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 型号页旁边：谁有货，什么价，直接加入购物车。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const region = canvas.getByRole('region', { name: /现货与价格/ });
    await expect(region).toHaveTextContent('3 个报价');
    const add = canvas.getByRole('button', { name: '加入购物车，STM32F103C8T6，示例电子（深圳）有限公司，1 个' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddToCart).toHaveBeenCalledWith({ goodsId: 1, quantity: 1, mpn: 'STM32F103C8T6', unit: '个' });
    await expect(canvas.getAllByRole('link', { name: '详情，示例电子（深圳）有限公司' })[0]).toHaveAttribute('href', '/mall/productDetails/1');
  },
};
/** 更多的在商城里。 */
export const More: Story = {
  args: { total: 9, allHref: '/mall/index?keywords=STM32F103C8T6' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '看全部 9 个' })).toHaveAttribute('href', '/mall/index?keywords=STM32F103C8T6'),
};
/** 没有人卖：什么也不显示。 */
export const Empty: Story = {
  args: { goods: [], total: 0 },
  play: async ({ canvas }) => expect(canvas.queryByText('现货与价格')).toBeNull(),
};
/** 窄。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
