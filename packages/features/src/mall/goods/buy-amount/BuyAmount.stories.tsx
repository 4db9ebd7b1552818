import { smallestOf } from '@chippage/api/quantity';
import type { GoodsRow } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleGoods } from '../../cart/cart.fixtures.ts';
import { dollarGoods } from '../goods.fixtures.ts';
import type { GoodsQuantity } from '../goods-card/goodsRules.ts';
import { BuyAmount } from './BuyAmount.tsx';
import { CartAdder } from './CartAdder.tsx';

interface BuyProps {
  goods: GoodsRow;
  /** How many are asked for at first. @default the smallest order */
  asked?: number;
  onAddToCart: (line: GoodsQuantity) => Promise<void>;
}

/** A quantity, what it comes to, and the way into the cart, as a page of goods puts them together. */
function Buy({ goods, asked, onAddToCart }: BuyProps) {
  const [quantity, setQuantity] = useState(asked ?? smallestOf(goods));
  const [typed, setTyped] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 320 }}>
      <BuyAmount goods={goods} quantity={quantity} typed={typed} onTyping={setTyped} onChange={setQuantity} inputRef={field} />
      <CartAdder goods={goods} quantity={typed ?? quantity} onAddToCart={onAddToCart} onCorrect={() => field.current?.focus()} />
    </div>
  );
}

const meta = {
  title: 'Features/Mall/BuyAmount',
  component: Buy,
  subcomponents: { BuyAmount, CartAdder },
  tags: ['autodocs', 'stable'],
  args: { goods: dollarGoods, onAddToCart: fn<BuyProps['onAddToCart']>(async () => undefined) },
} satisfies Meta<typeof Buy>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一开始就是起订量；合计、币种、税在按下以前就看得到。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('3,000 个合计，未税')).toBeVisible();
    await expect(canvas.getByText('US$222.60')).toBeVisible();
    await expect(canvas.getByText('最小包装 3,000 个，满整包按原包装发货')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车' }));
    await expect(args.onAddToCart).toHaveBeenCalledWith({ goodsId: 2, quantity: 3000, mpn: 'IRLML6344TRPBF', unit: '个' });
  },
};

/** 数量还没有填好：没有合计；按加入购物车，焦点到数量。 */
export const ToCorrect: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: /数量/ });
    await userEvent.clear(field);
    await expect(canvas.getByText('数量填好后显示合计')).toBeVisible();
    await expect(canvas.queryByText('US$222.60')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车' }));
    await expect(field).toHaveFocus();
    await expect(args.onAddToCart).not.toHaveBeenCalled();
  },
};

/** 正在加入：按钮忙着，再按不再加。 */
export const Adding: Story = {
  args: { onAddToCart: fn<BuyProps['onAddToCart']>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /购物车/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName(/正在加入购物车/));
    await userEvent.click(button);
    await expect(args.onAddToCart).toHaveBeenCalledOnce();
  },
};

/** 不满一个整包：还差几个。 */
export const PartOfPackage: Story = {
  args: { goods: { ...sampleGoods(), moq: 1, multiple: 1, spq: 250 }, asked: 100 },
  play: async ({ canvas }) => expect(canvas.getByText(/再加 150 个满整包/)).toBeVisible(),
};

/** 手机上按钮不在画面里时，数量、合计和按钮跟在底边。 */
export const Following: Story = {
  globals: { viewport: { value: 'w360' } },
  render: (args) => (
    <>
      <Buy {...args} />
      <div style={{ blockSize: '200vh' }} />
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, document.body.scrollHeight);
    const bar = await canvas.findByRole('group', { name: '购买，IRLML6344TRPBF' });
    await expect(bar).toHaveTextContent('3,000 个合计，未税US$222.60');
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('group', { name: /^购买/ })).toBeNull());
  },
};
