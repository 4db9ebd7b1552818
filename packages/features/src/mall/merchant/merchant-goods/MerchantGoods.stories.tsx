import { ApiError } from '@chippage/api/errors';
import type { GoodsRow } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import { Button } from '@chippage/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { merchantGoodsRows } from '../merchant.fixtures.ts';
import { MerchantGoods, type MerchantGoodsProps } from './MerchantGoods.tsx';
import { merchantGoodsKeys } from './merchantGoodsKeys.ts';

const list = (rows: readonly GoodsRow[]) => ({
  status: 'ready' as const,
  data: { rows, total: rows.length, hasMore: false, isLoadingMore: false, moreError: null },
});

const meta = {
  title: 'Features/Mall/MerchantGoods',
  component: MerchantGoods,
  tags: ['autodocs', 'stable'],
  parameters: { keys: merchantGoodsKeys },
  args: {
    goods: list(merchantGoodsRows),
    counts: [
      { state: 'on_sale', count: 3 },
      { state: 'off_sale', count: 1 },
      { state: 'out_of_stock', count: 0 },
    ],
    query: { state: 'all', keywords: '' },
    onQueryChange: fn(),
    getHref: ({ state }) => `#${state}`,
    onSale: fn<MerchantGoodsProps['onSale']>(async () => undefined),
    onStock: fn<MerchantGoodsProps['onStock']>(async () => undefined),
    onTerms: fn<MerchantGoodsProps['onTerms']>(async () => undefined),
    onReread: fn<MerchantGoodsProps['onReread']>(async (goods) => goods),
    onLoadMore: fn(),
    importHref: '#import',
  },
} satisfies Meta<typeof MerchantGoods>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 就地改库存：改了才有“保存”，存好说一声，焦点不动。 */
export const Default: Story = {
  render: function Page(args) {
    const [rows, setRows] = useState(merchantGoodsRows);
    return (
      <MerchantGoods
        {...args}
        goods={list(rows)}
        onStock={async (input) => {
          await args.onStock(input);
          const { goodsId, warehouse, quantity } = input;
          const changed = (row: GoodsRow) => row.warehouses.map((each) => (each.code === warehouse ? { ...each, quantity } : each));
          setRows((was) => was.map((row) => (row.id === goodsId ? { ...row, warehouses: changed(row) } : row)));
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const stock = canvas.getByRole('textbox', { name: 'AMS1117-3.3 在香港仓的库存' });
    const isSaved = async (quantity: number, said: string) => {
      await expect(args.onStock).toHaveBeenLastCalledWith({ goodsId: 2, warehouse: 'HK', quantity });
      await waitFor(() => expect(canvas.getByText(said)).toBeVisible());
      await expect(stock).toHaveValue(String(quantity));
      await waitFor(() => expect(stock).toHaveFocus());
    };
    await playKeys({ userEvent, step }, merchantGoodsKeys, {
      wrong: {
        given: () => userEvent.clear(stock),
        proves: async () => {
          await expect(stock).toHaveAccessibleDescription('请填 0–999,999,999 的整数');
          await expect(stock).toHaveFocus();
          await expect(args.onStock).not.toHaveBeenCalled();
        },
      },
      enter: { given: () => userEvent.clear(stock), proves: () => isSaved(12_000, '已保存 12,000') },
      toSave: {
        given: () => userEvent.clear(stock),
        proves: () => expect(canvas.getByRole('button', { name: '保存 AMS1117-3.3 在香港仓的库存' })).toHaveFocus(),
      },
      save: () => isSaved(12_500, '已保存 12,500'),
    });
  },
};

/** 填了没有保存就离开：回来还在，说现在是多少；填回原来的数就不留。 */
export const StockKept: Story = {
  decorators: [withDrafts],
  render: function Page(args) {
    const [isHere, setHere] = useState(true);
    return (
      <>
        <Button onPress={() => setHere((was) => !was)}>离开或回来</Button>
        {isHere && <MerchantGoods {...args} />}
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = (warehouse: string) => canvas.getByRole('textbox', { name: `AMS1117-3.3 在${warehouse}的库存` });
    const leaveAndReturn = async () => {
      await userEvent.click(canvas.getByRole('button', { name: '离开或回来' }));
      await expect(canvas.queryByRole('textbox', { name: /的库存$/ })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: '离开或回来' }));
    };
    await userEvent.clear(field('深圳仓'));
    await userEvent.type(field('深圳仓'), '27000');
    await leaveAndReturn();
    await expect(field('深圳仓')).toHaveValue('27000');
    await expect(field('香港仓')).toHaveValue('0');
    await expect(canvas.getByText('上次填的，还没有保存；现在是 26,500')).toBeVisible();
    await userEvent.clear(field('深圳仓'));
    await userEvent.type(field('深圳仓'), '26500');
    await leaveAndReturn();
    await expect(field('深圳仓')).toHaveValue('26500');
    await expect(canvas.queryByText(/还没有保存/)).toBeNull();
    await userEvent.clear(field('深圳仓'));
    await userEvent.type(field('深圳仓'), '28000{Enter}');
    await waitFor(() => expect(args.onStock).toHaveBeenLastCalledWith({ goodsId: 2, warehouse: 'SZ', quantity: 28_000 }));
    await leaveAndReturn();
    await expect(canvas.queryByText(/还没有保存/)).toBeNull();
  },
};

/** 选几个一起下架，说出结果，可以撤销；已经下架的不再动。 */
export const TakeOffSale: Story = {
  render: function Page(args) {
    const [rows, setRows] = useState(merchantGoodsRows.slice(0, 3).map((row, at) => ({ ...row, isOnSale: at !== 1 })));
    return (
      <MerchantGoods
        {...args}
        goods={list(rows)}
        onSale={async (ids, isOnSale) => {
          await args.onSale(ids, isOnSale);
          setRows((was) => was.map((row) => (ids.includes(row.id) ? { ...row, isOnSale } : row)));
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选本页 3 个' }));
    await expect(canvas.getByText('已选 3 个')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下架' }));
    await waitFor(() => expect(args.onSale).toHaveBeenLastCalledWith([1, 3], false));
    await waitFor(() => expect(canvas.getByText('已下架：2 个商品。买家搜不到，也不能下单')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(args.onSale).toHaveBeenLastCalledWith([1, 3], true));
    await waitFor(() => expect(canvas.getByText('已撤销，2 个商品恢复原状')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '上架 AMS1117-3.3' }));
    await waitFor(() => expect(args.onSale).toHaveBeenLastCalledWith([2], true));
    await waitFor(() => expect(canvas.getByRole('button', { name: '下架 AMS1117-3.3' })).toBeVisible());
  },
};

/** 改阶梯价：规则写在那一栏，加一档、删一档，存好说一声。 */
export const Terms: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: '改价格 STM32F103C8T6' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'STM32F103C8T6 的价格与数量' }));
    const steps = dialog.getAllByRole('listitem').length;
    await userEvent.click(dialog.getByRole('button', { name: '加一档' }));
    const no = steps + 1;
    await userEvent.type(dialog.getByRole('textbox', { name: `第 ${no} 档数量` }), '5,000');
    await userEvent.type(dialog.getByRole('textbox', { name: `第 ${no} 档单价` }), '99');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(dialog.getByRole('textbox', { name: `第 ${no} 档单价` })).toHaveAccessibleDescription('要比上一档低');
    await expect(dialog.getByRole('textbox', { name: `第 ${no} 档单价` })).toHaveFocus();
    await expect(args.onTerms).not.toHaveBeenCalled();
    await userEvent.clear(dialog.getByRole('textbox', { name: `第 ${no} 档单价` }));
    await userEvent.type(dialog.getByRole('textbox', { name: `第 ${no} 档单价` }), '0.5');
    await userEvent.click(dialog.getByRole('button', { name: '删除第 1 档' }));
    await expect(dialog.getByRole('button', { name: '加一档' })).toHaveFocus();
    await userEvent.clear(dialog.getByRole('textbox', { name: '第 1 档数量' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '第 1 档数量' }), '1');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    const [, terms] = mocked(args.onTerms).mock.lastCall ?? [];
    await expect(terms?.priceLadder.at(-1)).toEqual({ minQuantity: 5000, unitPrice: '0.5' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('STM32F103C8T6 的价格已保存')).toBeVisible();
  },
};

/** Esc 关了窗口：填的还在，可以不要。 */
export const TermsKept: Story = {
  decorators: [withDrafts],
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: '改价格 STM32F103C8T6' }));
      return within(await screen.findByRole('dialog', { name: 'STM32F103C8T6 的价格与数量' }));
    };
    const first = await open();
    const before = first.getByRole<HTMLInputElement>('textbox', { name: '最小起订量（MOQ）' }).value;
    await userEvent.clear(first.getByRole('textbox', { name: '最小起订量（MOQ）' }));
    await userEvent.type(first.getByRole('textbox', { name: '最小起订量（MOQ）' }), '40');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open();
    await expect(again.getByRole('textbox', { name: '最小起订量（MOQ）' })).toHaveValue('40');
    await userEvent.click(again.getByRole('button', { name: '不要了' }));
    await expect(again.getByRole('textbox', { name: '最小起订量（MOQ）' })).toHaveValue(before);
    await expect(again.getByRole('textbox', { name: '第 1 档数量' })).toHaveFocus();
  },
};

/** 别人先改了：说出现在的内容，填的还在；再保存就以填的为准。 */
export const TermsChanged: Story = {
  args: {
    onTerms: fn<MerchantGoodsProps['onTerms']>(async (goods) => {
      if (goods.updateTime < '2026-11-22')
        throw new ApiError({ status: 409, reason: 'goods.changed', message: '这个商品刚被别人改过，请核对新的内容后再保存' });
    }),
    onReread: fn<MerchantGoodsProps['onReread']>(async (goods) => ({
      ...goods,
      moq: 5,
      priceLadder: [{ minQuantity: 5, unitPrice: '7.2' }],
      updateTime: '2026-11-22T06:00:00.000Z',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '改价格 STM32F103C8T6' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'STM32F103C8T6 的价格与数量' }));
    const price = dialog.getByRole('textbox', { name: '第 1 档单价' });
    await userEvent.clear(price);
    await userEvent.type(price, '８．８');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('现在的内容：5+ ¥7.20，起订 5。你填的还在，再保存一次就以你填的为准。')).toBeVisible();
    await expect(price).toHaveValue('８．８');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(canvas.getByText('STM32F103C8T6 的价格已保存')).toBeVisible());
  },
};

/** 没有存上：填的还在，说明原因。 */
export const SaveFails: Story = {
  args: {
    onStock: fn<MerchantGoodsProps['onStock']>(async () => {
      throw new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败，请检查网络后重试' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const stock = canvas.getByRole('textbox', { name: 'STM32F103C8T6 在深圳仓的库存' });
    await userEvent.clear(stock);
    await userEvent.type(stock, '0{Enter}');
    await waitFor(() => expect(stock).toHaveAccessibleDescription('网络连接失败，请检查网络后重试'));
    await expect(stock).toHaveValue('0');
  },
};

/** 没有找到。 */
export const Empty: Story = { args: { goods: list([]), query: { state: 'all', keywords: '不存在' } } };

/** 还没有商品。 */
export const None: Story = { args: { goods: list([]) } };

/** 正在读取。 */
export const Loading: Story = { args: { goods: { status: 'loading' } } };

/** 没读到。 */
export const Failed: Story = {
  args: { goods: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很长的型号。 */
export const LongText: Story = {
  args: {
    goods: list([
      { ...merchantGoodsRows[1]!, mpn: 'STM32F103C8T6-STM32F103CBT6-STM32F103RBT6-LQFP48-TRAY', brandNameCn: '某某某半导体（中国）投资有限公司深圳分公司' },
    ]),
  },
};

/** 手机上：没有消息时，按钮与列表之间不空出一块。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: '批量操作' }).getBoundingClientRect();
    const row = canvas.getByRole('checkbox', { name: '选择 STM32F103C8T6' }).closest('ul')?.getBoundingClientRect();
    await expect((row?.top ?? Number.NaN) - bar.bottom).toBeLessThan(32);
  },
};
