import type { Cart as CartData, CartLine } from '@chippage/api/types';
import { AnnouncerProvider } from '@chippage/ui/Announcer';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { cartOf, sampleCart, sampleLine, yuanLines } from '../cart.fixtures.ts';
import { Cart, type CartProps } from './Cart.tsx';
import { linesOf } from './cartLines.ts';
import { cartKeys } from './cartKeys.ts';

const ready = (data: CartData): CartProps['cart'] => ({ status: 'ready', data });

/** Goes there as a keyboard does. */
async function tabTo(userEvent: { tab: () => Promise<void> }, element: HTMLElement) {
  for (let press = 0; press < 90 && document.activeElement !== element; press += 1) await userEvent.tab();
  await expect(element).toHaveFocus();
}

const meta = {
  title: 'Features/Mall/Cart',
  component: Cart,
  tags: ['autodocs', 'stable'],
  parameters: { keys: cartKeys },
  args: {
    cart: ready(sampleCart()),
    isLoggedIn: true,
    onContact: fn(async () => ({ phone: '0755-12345678' })),
    partList: { onMatch: fn(async () => []), onAdd: fn(async () => 0) },
    goodsHref: (id) => `/mall/productDetails?id=${id}`,
    compareHref: (partId) => `/datasheet/compare?id=${partId}&id=7`,
    browseHref: '/mall/index',
    onQuantity: fn(),
    onSelect: fn(),
    onRemove: fn(),
    onRestore: fn(),
    onCustomerRef: fn(),
    onAcknowledge: fn(),
    onArrivalNotice: fn(),
    onCheckOut: fn(),
    onLogIn: fn(),
  },
} satisfies Meta<typeof Cart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the lines as the server would: every answer is a whole new cart. */
function Kept({ args, initial }: { args: CartProps; initial: CartData }) {
  const [lines, setLines] = useState(() => linesOf(initial));
  const [gone, setGone] = useState<readonly number[]>([]);
  const change = (id: number, own: (line: CartLine) => Partial<CartLine>) =>
    setLines((before) => structuredClone(before).map((line) => (line.id === id ? { ...line, ...own(line) } : line)));
  const shown = lines.filter(({ id }) => !gone.includes(id));
  return (
    <AnnouncerProvider>
      <Cart
        {...args}
        cart={ready(shown.length === 0 ? sampleCart({ groups: [], totals: [], count: 0 }) : cartOf(shown))}
        onQuantity={(id, quantity) => {
          args.onQuantity(id, quantity);
          change(id, () => ({ quantity, lineTotal: `${quantity * 7}.00`, nextBreak: null }));
        }}
        onSelect={(ids, isSelected) => {
          args.onSelect(ids, isSelected);
          setLines((before) => before.map((line) => (ids.includes(line.id) ? { ...line, isSelected } : line)));
        }}
        onRemove={(ids) => {
          args.onRemove(ids);
          setGone(ids);
        }}
        onRestore={(ids) => {
          args.onRestore(ids);
          setGone([]);
        }}
        onCustomerRef={(id, customerRef) => {
          args.onCustomerRef(id, customerRef);
          change(id, () => ({ customerRef }));
        }}
        onAcknowledge={(ids) => {
          args.onAcknowledge(ids);
          change(ids[0] ?? 0, () => ({ state: 'ok', priceChange: null }));
        }}
      />
    </AnnouncerProvider>
  );
}

/** 两个卖家、两种币种；每种币种各一笔合计，与服务端一字不差。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible();
    await expect(canvas.getByText('7 种物料，2 个卖家。打开时已按 14:32 的价格和库存重新核对')).toBeVisible();
    const sums = canvas.getByRole('region', { name: '结算' });
    await expect(sums).toHaveTextContent('含税合计¥1,494.57');
    await expect(canvas.getAllByText('原包未拆 7 天内可退')[0]).toBeVisible();
    await expect(sums).toHaveTextContent('未税合计US$338.35');
    await expect(canvas.getByRole('button', { name: '联系卖家 示例电子（深圳）有限公司' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '去结算 USD' }));
    await expect(args.onCheckOut).toHaveBeenCalledWith('USD');
  },
};

/** 对比：每行把自己的型号加到刚才对比的里面；勾选的 2 到 6 个型号并排，缺货的、没勾的不算。 */
export const Compared: Story = {
  args: { onSelect: fn() },
  render: (args) => <Kept args={args} initial={cartOf(yuanLines)} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '加入对比 STM32F103C8T6' })).toHaveAttribute('href', '/datasheet/compare?id=5&id=7');
    await expect(canvas.getByRole('link', { name: '对比 3 个' })).toHaveAttribute('href', '/datasheet/compare?id=5&id=52&id=53');
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 STM32F103C8T6' }));
    await expect(canvas.getByRole('link', { name: '对比 2 个' })).toHaveAttribute('href', '/datasheet/compare?id=52&id=53');
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 AMS1117-3.3' }));
    await expect(canvas.getByText('勾选 2 到 6 个型号可以对比')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^对比/ })).toBeNull();
  },
};

/** 键盘：选择、改数量、填料号、移除与撤销，焦点不丢；全选是三态的，不能订的行选不了。 */
export const Keyboard: Story = {
  parameters: { waivers: { live: { because: '测试一口气走完所有按键，每次的新值本应各播报一次', until: '2027-04-26' } } },
  args: { onQuantity: fn(), onSelect: fn(), onRestore: fn(), onCustomerRef: fn(), onAcknowledge: fn() },
  render: (args) => <Kept args={args} initial={cartOf(yuanLines)} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const all = canvas.getByRole('checkbox', { name: '全选 示例电子（深圳）有限公司 CNY' });
    const button = (name: string) => canvas.getByRole('button', { name });
    const quantityOf = (mpn: string) => canvas.getByRole('textbox', { name: `数量，${mpn}` });
    const reference = { name: '客户料号，AMS1117-3.3' };
    await playKeys({ userEvent, step }, cartKeys, {
      one: {
        given: () => tabTo(userEvent, canvas.getByRole('checkbox', { name: '选择 STM32F103C8T6' })),
        proves: async () => {
          await expect(args.onSelect).toHaveBeenLastCalledWith([11], false);
          await expect(all).toBePartiallyChecked();
        },
      },
      all: {
        given: () => tabTo(userEvent, all),
        proves: async () => {
          await expect(args.onSelect).toHaveBeenLastCalledWith([11, 12, 13], true);
          await expect(canvas.getByRole('checkbox', { name: '选择 NE555DR' })).toBeDisabled();
        },
      },
      break: {
        given: () => tabTo(userEvent, button('改为 200 STM32F103C8T6')),
        proves: async () => {
          await expect(quantityOf('STM32F103C8T6')).toHaveFocus();
          await expect(args.onQuantity).toHaveBeenLastCalledWith(11, 200);
        },
      },
      quantity: async () => {
        await waitFor(() => expect(canvas.getByText('小计 ¥1,421.00')).toBeInTheDocument());
        await expect(canvas.queryByText('小计 ¥1,407.00')).toBeNull();
      },
      know: {
        given: () => tabTo(userEvent, button('知道了 AMS1117-3.3')),
        proves: async () => {
          await expect(args.onAcknowledge).toHaveBeenCalledWith([12]);
          await expect(quantityOf('AMS1117-3.3')).toHaveFocus();
        },
      },
      write: {
        given: () => tabTo(userEvent, button(`填客户料号 ${reference.name}`)),
        proves: () => waitFor(async () => expect(await canvas.findByRole('textbox', reference)).toHaveFocus()),
      },
      leave: () => expect(button(`填客户料号 ${reference.name}`)).toHaveFocus(),
      save: {
        given: async () => {
          await userEvent.keyboard('{Enter}');
          await waitFor(async () => expect(await canvas.findByRole('textbox', reference)).toHaveFocus());
        },
        proves: async () => {
          await expect(args.onCustomerRef).toHaveBeenCalledWith(12, 'PO-77');
          await expect(button(`修改 ${reference.name}`)).toHaveFocus();
        },
      },
      remove: {
        given: () => tabTo(userEvent, button('移除 STM32F103C8T6')),
        proves: async () => {
          await expect(canvas.queryByRole('link', { name: 'STM32F103C8T6' })).toBeNull();
          await expect(button('移除 AMS1117-3.3')).toHaveFocus();
        },
      },
      undo: {
        given: () => tabTo(userEvent, button('撤销')),
        proves: async () => {
          await expect(args.onRestore).toHaveBeenCalledWith([11]);
          await waitFor(() => expect(canvas.getByRole('link', { name: 'STM32F103C8T6' })).toHaveFocus());
        },
      },
    });
  },
};

/** 每一种状态：可订、变价、降价、缺货、低于起订、倍数不符、下架、超库存、超限购。 */
export const EveryState: Story = {
  args: {
    cart: ready(
      cartOf([
        sampleLine({ id: 1 }),
        sampleLine(
          { id: 2, state: 'changed', priceChange: { from: '6.9', to: '6.85', percent: '0.72', isHigher: false, difference: '-7.50' } },
          { mpn: 'AMS1117-3.3' },
        ),
        sampleLine({ id: 3, state: 'out_of_stock', lineTotal: null, nextBreak: null }, { mpn: 'LM358DR', stock: 0 }),
        sampleLine({ id: 9, state: 'out_of_stock', lineTotal: null, nextBreak: null, isNoticeAsked: true }, { mpn: 'TPS5430', id: 99, stock: 0 }),
        sampleLine({ id: 4, state: 'below_min', quantity: 3, lineTotal: null, nextBreak: null }, { mpn: 'NE555DR', moq: 30, multiple: 15 }),
        sampleLine({ id: 5, state: 'not_multiple', quantity: 140, lineTotal: null, nextBreak: null }, { mpn: 'MAX3232CPE+', moq: 30, multiple: 15 }),
        sampleLine({ id: 6, state: 'off_sale', unitPrice: null, lineTotal: null, nextBreak: null }, { mpn: 'TL431', isOnSale: false }),
        sampleLine({ id: 7, state: 'above_stock', quantity: 5000, lineTotal: null, nextBreak: null }, { mpn: 'BC847B' }),
        sampleLine({ id: 8, state: 'above_max', quantity: 800, lineTotal: null, nextBreak: null }, { mpn: 'BAT54S', maxQuantity: 500 }),
      ]),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/比加入时低 0.72%，本行少付 ¥7.50/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '到货通知我 LM358DR' }));
    await expect(args.onArrivalNotice).toHaveBeenLastCalledWith(expect.any(Number), true);
    await userEvent.click(canvas.getByRole('button', { name: '取消到货通知 TPS5430' }));
    await expect(args.onArrivalNotice).toHaveBeenLastCalledWith(99, false);
    await expect(canvas.getByText('少于起订量，最近的可订数量：')).toBeVisible();
    await expect(canvas.getByText('倍数不符，140 不是 15 的倍数，最近的可订数量：')).toBeVisible();
    await expect(canvas.getByText('库存不足，现有 3,120，最近的可订数量：')).toBeVisible();
    await expect(canvas.getByText('一次最多订 500，最近的可订数量：')).toBeVisible();
    await expect(canvas.getByText('暂无报价')).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { name: /^选择/, checked: true })).toHaveLength(2);
  },
};

/** 清空一行的数量：那一行待修正，不再报这种币种的合计，去结算把焦点带回数量；改好就恢复。 */
export const QuantityCleared: Story = {
  parameters: { waivers: { live: { because: '测试一口气走完所有按键，每次的新值本应各播报一次', until: '2027-05-31' } } },
  args: { onQuantity: fn(), onCheckOut: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const sums = canvas.getByRole('region', { name: '结算' });
    const field = canvas.getByRole('textbox', { name: '数量，STM32F103C8T6' });
    const before = (field as HTMLInputElement).value;
    for (const empty of ['', '0']) {
      await userEvent.clear(field);
      if (empty) await userEvent.type(field, empty);
      await userEvent.tab();
      await expect(await within(sums).findByText('CNY：STM32F103C8T6 的数量待修正，改好后显示合计')).toBeVisible();
      await expect(within(sums).queryByText(/^¥/)).toBeNull();
      await expect(sums).toHaveTextContent('未税合计US$338.35');
      await userEvent.click(canvas.getByRole('button', { name: '去结算 CNY' }));
      await expect(field).toHaveFocus();
    }
    await expect(args.onCheckOut).not.toHaveBeenCalled();
    await expect(args.onQuantity).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, `${before}{Enter}`);
    await expect(await within(sums).findByText('¥1,494.57')).toBeVisible();
  },
};

/** 客户料号超过 72 个字：说超了几个，不截断。 */
export const LongReference: Story = {
  args: { cart: ready(cartOf([sampleLine({ customerRef: 'A'.repeat(72) })])), onCustomerRef: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改 客户料号，STM32F103C8T6' }));
    await userEvent.keyboard('{End}BC{Enter}');
    const field = canvas.getByRole('textbox', { name: '客户料号，STM32F103C8T6' });
    await expect(field).toHaveValue(`${'A'.repeat(72)}BC`);
    await expect(canvas.getByText('最多 72 个字符，请删去 2 个')).toBeVisible();
    await expect(args.onCustomerRef).not.toHaveBeenCalled();
  },
};

/** 清理失效：缺货和下架的一起移除，可以撤销。 */
export const Clean: Story = {
  args: { onRemove: fn() },
  render: (args) => (
    <Kept
      args={args}
      initial={cartOf([sampleLine(), sampleLine({ id: 3, state: 'out_of_stock', lineTotal: null, nextBreak: null }, { mpn: 'LM358DR', stock: 0 })])}
    />
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清理失效' }));
    await expect(args.onRemove).toHaveBeenCalledWith([3]);
    await expect(canvas.getByText('已移除 LM358DR')).toBeVisible();
  },
};

/** 移除最后一行：空了，仍可撤销。 */
export const LastRemoved: Story = {
  render: (args) => <Kept args={args} initial={cartOf([sampleLine()])} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 STM32F103C8T6' }));
    await expect(canvas.getByText('购物车是空的')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '购物车' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'STM32F103C8T6' })).toHaveFocus());
  },
};

const many = Array.from({ length: 200 }, (_, at) => sampleLine({ id: at + 1 }, { id: at + 1, mpn: `STM32F${103_000 + at}` }));

/** What React last gave each row: another object means that the row was drawn anew. */
function drawingsOf(rows: Iterable<Element>): unknown[] {
  return [...rows].map((row) => Object.entries(row).find(([name]) => name.startsWith('__reactProps$'))?.[1] as unknown);
}

/** 二百行：内容马上都在，远处的按钮空闲时补齐；改一行的数量，别的行不重画。 */
export const ManyLines: Story = {
  parameters: { waivers: { live: { because: '连按十次加号量快慢，每次的新值本应各播报一次', until: '2027-04-12' } } },
  render: (args) => <Kept args={args} initial={cartOf(many)} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByText('STM32F103199')).toBeInTheDocument();
    // 只比个数：没到齐时不必每次说出一百多个元素是什么。
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-remove]').length).toBe(200), { timeout: 60_000 });
    const input = canvas.getByLabelText('数量，STM32F103000', { selector: 'input' });
    await userEvent.click(input);
    const rows = [...canvasElement.querySelectorAll('[data-line]')];
    const before = drawingsOf(rows);
    await userEvent.keyboard('{ArrowUp>10/}');
    await expect(input).toHaveValue('160');
    await waitFor(() => expect(args.onQuantity).toHaveBeenLastCalledWith(1, 160));
    const after = drawingsOf(rows);
    await expect(before).not.toContain(undefined);
    await expect(rows.filter((_row, at) => before[at] !== after[at])).toEqual([rows[0]]);
  },
};

/** 空的。 */
export const Empty: Story = { args: { cart: ready(sampleCart({ groups: [], totals: [], count: 0 })) } };
/** 正在加载。 */
export const Loading: Story = { args: { cart: { status: 'loading' } } };
/** 没能加载。 */
export const Failed: Story = {
  args: { cart: { status: 'failed', code: 'network.unreachable', message: '网络不可用，请检查后重试', onRetry: fn() } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('购物车没能加载'),
};
/** 未登录：照样能用，说明登录后会并入账户。 */
export const LoggedOut: Story = {
  args: { isLoggedIn: false, onLogIn: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};
/** 一种也没勾选：不能结算。 */
export const NothingSelected: Story = {
  args: {
    cart: ready({
      ...cartOf([sampleLine({ isSelected: false })]),
      totals: [{ currency: 'CNY', merchants: 0, selectedCount: 0, goods: '0.00', untaxed: '0.00', tax: '0.00', freight: '0.00', total: '0.00' }],
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '去结算 CNY' })).toBeDisabled(),
};
/** 手机：合计是底部的横条。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
