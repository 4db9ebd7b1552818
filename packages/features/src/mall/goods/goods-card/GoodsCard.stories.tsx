import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dollarGoods, goneGoods, unpricedGoods } from '../goods.fixtures.ts';
import { sampleGoods } from '../../cart/cart.fixtures.ts';
import { lineTotal } from '../../../parts/money/lineTotal.ts';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { AddButton } from './AddButton.tsx';
import { GoodsCard } from './GoodsCard.tsx';

const onAddToCart = fn(async () => undefined);

const meta = {
  title: 'Features/Mall/GoodsCard',
  component: GoodsCard,
  tags: ['autodocs', 'stable'],
  args: { goods: sampleGoods(), action: <AddButton goods={sampleGoods()} onAddToCart={onAddToCart} /> },
  globals: { viewport: { value: 'w360' } },
} satisfies Meta<typeof GoodsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 人民币，含税，有现货。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'STM32F103C8T6' })).toHaveAttribute('href', '/mall/productDetails/1');
    await expect(canvas.getByText('库存 3,120')).toBeVisible();
    await expect(canvas.getByText('起订 1')).toBeVisible();
  },
};
/** 美元；库存、批号未知就写未知。 */
export const Unknown: Story = {
  args: { goods: dollarGoods, action: <AddButton goods={dollarGoods} onAddToCart={onAddToCart} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('库存 未知')).toBeVisible();
    await expect(canvas.getByText('起订 3,000，3,000 的倍数')).toBeVisible();
  },
};
/** 无货：没有按钮，写明原因。 */
export const OutOfStock: Story = {
  args: { goods: goneGoods, action: <AddButton goods={goneGoods} onAddToCart={onAddToCart} /> },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
/** 没有报价。 */
export const NoPrice: Story = { args: { goods: unpricedGoods, action: <AddButton goods={unpricedGoods} onAddToCart={onAddToCart} /> } };
/** 正在加入：按两次只发一次，焦点不动。 */
export const Adding: Story = {
  render: (args) => <GoodsCard {...args} action={<AddButton goods={args.goods} onAddToCart={slowly} />} />,
  play: async ({ canvas, userEvent }) => {
    slowly.mockClear();
    const button = canvas.getByRole('button', { name: /^加入购物车/ });
    button.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(slowly).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  },
};
const slowly = fn(() => new Promise<void>((resolve) => setTimeout(resolve, 300)));
/** 按下之前就看得到会加入多少、多少钱；数量在小窗里改，不推动别的行；起订和倍数不合时说出最近的可订数量，先不能加入。 */
export const ChooseQuantity: Story = {
  parameters: { waivers: { live: { because: '测试一口气走完所有按键，每次的新值本应各播报一次', until: '2027-05-10' } } },
  args: { goods: dollarGoods },
  render: (args) => <GoodsCard {...args} action={<AddButton goods={args.goods} onAddToCart={onAddToCart} />} />,
  play: async ({ canvas, userEvent }) => {
    onAddToCart.mockClear();
    const { mpn, merchant, unit } = dollarGoods;
    const amount = moneyText(lineTotal(dollarGoods.priceLadder[0]?.unitPrice ?? '', 3000) ?? '', 'USD');
    const card = canvas.getByRole('article');
    const height = card.offsetHeight;
    await userEvent.click(canvas.getByRole('button', { name: `3,000 个，${amount}，改数量，${mpn}，${merchant.name}` }));
    const choice = within(await screen.findByRole('dialog', { name: `数量，${mpn}` }));
    const field = choice.getByRole('textbox', { name: '数量' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(card.offsetHeight).toBe(height);
    await userEvent.clear(field);
    // The popover does not hold on to the total of the old quantity while another one is being written.
    await userEvent.type(field, '400');
    await expect(choice.getByText('数量填好后显示合计')).toBeVisible();
    await expect(choice.queryByText(`3,000 个，${amount}`)).toBeNull();
    await userEvent.type(field, '0{Enter}');
    await expect(await choice.findByText('倍数不符，4,000 不是 3,000 的倍数，最近的可订数量：')).toBeVisible();
    await expect(choice.getByRole('button', { name: `改为 3,000 ${mpn}` })).toBeVisible();
    await expect(card.offsetHeight).toBe(height);
    await userEvent.click(choice.getByRole('button', { name: '加入购物车' }));
    await expect(field).toHaveFocus();
    await expect(onAddToCart).not.toHaveBeenCalled();
    // Closed so, the row does not claim the old quantity and leads back to the field.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('数量待修正')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `加入购物车，${mpn}，${merchant.name}，数量待修正` }));
    const again = within(await screen.findByRole('dialog', { name: `数量，${mpn}` }));
    await userEvent.click(again.getByRole('button', { name: `改为 6,000 ${mpn}` }));
    await userEvent.click(again.getByRole('button', { name: '加入购物车' }));
    await expect(onAddToCart).toHaveBeenCalledOnce();
    await expect(onAddToCart).toHaveBeenCalledWith({ goodsId: dollarGoods.id, quantity: 6000, mpn, unit });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** 很长的型号和卖家名。 */
export const LongText: Story = {
  args: {
    goods: sampleGoods({
      mpn: 'XC7Z020-1CLG400C-SUPERLONGORDERINGSUFFIX-TR',
      merchant: { id: 7, name: '样例半导体与集成电路分销及供应链服务（香港）有限公司', isSample: true },
    }),
  },
};
