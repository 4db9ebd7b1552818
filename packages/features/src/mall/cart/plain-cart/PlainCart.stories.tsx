import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cartOf, sampleCart, sampleLine } from '../cart.fixtures.ts';
import { PlainCart } from './PlainCart.tsx';

const meta = {
  title: 'Features/Mall/PlainCart',
  component: PlainCart,
  tags: ['autodocs', 'stable'],
  args: {
    cart: sampleCart(),
    action: '/mall/cart',
    outcome: null,
    goodsHref: (id) => `/mall/productDetails/${id}`,
    browseHref: '/mall/index',
  },
} satisfies Meta<typeof PlainCart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 没有脚本也读得全；改数量和移除是普通的表单，回车提交的是改数量。 */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = fn();
    canvasElement.addEventListener('submit', (event) => {
      event.preventDefault();
      const { submitter, target } = event;
      if (target instanceof HTMLFormElement) sent(Object.fromEntries(new FormData(target, submitter)));
    });
    const quantity = canvas.getByRole('spinbutton', { name: '数量，STM32F103C8T6' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '200{Enter}');
    await expect(sent).toHaveBeenLastCalledWith({ line: '11', quantity: '200', change: 'quantity' });
    await userEvent.click(canvas.getByRole('button', { name: '移除 STM32F103C8T6' }));
    await expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ line: '11', change: 'remove' }));
  },
};

/** 勾选的型号由普通的表单带到对比页；每个型号一个勾，不随改数量的表单走。 */
export const Compares: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = fn();
    canvasElement.addEventListener('submit', (event) => {
      event.preventDefault();
      const { target } = event;
      if (target instanceof HTMLFormElement) sent(target.getAttribute('action'), target.method, new FormData(target).getAll('id'));
    });
    const ticks = canvas.getAllByRole('checkbox', { name: /^加入对比 / });
    const ticked = () => ticks.flatMap((tick) => (tick instanceof HTMLInputElement && tick.checked ? [tick.value] : []));
    await expect(ticked().length).toBeGreaterThan(1);
    await userEvent.click(ticks[0]!);
    await userEvent.click(canvas.getByRole('button', { name: '对比勾选的型号' }));
    await expect(sent).toHaveBeenLastCalledWith('/datasheet/compare', 'get', ticked());
    await userEvent.click(canvas.getByRole('button', { name: '改数量 STM32F103C8T6' }));
    await expect(sent).toHaveBeenLastCalledWith('/mall/cart', 'post', []);
  },
};

/** 刚改过：说出结果。 */
export const Saved: Story = { args: { outcome: 'saved' } };

/** 没有保存：说出该做什么。 */
export const Failed: Story = { args: { outcome: 'failed' } };

/** 缺货、下架、数量不对的行各说各的，缺货的只能移除。 */
export const LinesToCorrect: Story = {
  args: {
    cart: cartOf([
      sampleLine({ id: 1, state: 'out_of_stock', lineTotal: null }, { id: 1, mpn: 'STM32F407VGT6', stock: 0 }),
      sampleLine({ id: 2, quantity: 140, state: 'not_multiple', lineTotal: null }, { id: 2, mpn: 'NE555DR', moq: 30, multiple: 15 }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('缺货，不计入合计')).toBeVisible();
    await expect(canvas.queryByRole('spinbutton', { name: '数量，STM32F407VGT6' })).toBeNull();
    await expect(canvas.getByText('倍数不符，140 不是 15 的倍数')).toBeVisible();
  },
};

/** 空的购物车。 */
export const Empty: Story = { args: { cart: sampleCart({ groups: [], totals: [], count: 0 }) } };

/** 未登录：这里读不到，说明原因。 */
export const Visitor: Story = { args: { cart: null } };

/** 手机上一行一行往下。 */
export const Phone: Story = { globals: { viewport: { value: 'w360' } } };
