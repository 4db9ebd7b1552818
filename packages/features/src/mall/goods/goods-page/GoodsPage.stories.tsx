import { ApiError } from '@chippage/api/errors';
import { AnnouncerProvider } from '@chippage/ui/Announcer';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { failed, loading, ready, sampleDetail } from '../goods.fixtures.ts';
import { GoodsPage } from './GoodsPage.tsx';
import { goodsPageKeys } from './goodsPageKeys.ts';

const meta = {
  title: 'Features/Mall/GoodsPage',
  component: GoodsPage,
  tags: ['autodocs', 'stable'],
  parameters: { keys: goodsPageKeys },
  args: {
    goods: ready(sampleDetail()),
    category: { name: '微控制器 MCU', href: '/mall/index/1' },
    onAddToCart: fn(async () => undefined),
    onBuyNow: fn(),
    onNotice: fn(),
    onBargainIntent: fn((open: () => void) => open()),
    onBargain: fn(async () => undefined),
    onCopyText: fn(async () => true),
    onFavourite: fn(),
    onFollow: fn(),
  },
} satisfies Meta<typeof GoodsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一个商品：价格、库存、交易说明、商品信息；不知道的写未知。 */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'STM32F103C8T6' })).toBeVisible();
    await expect(canvas.getByText('虚构的公司，用来演示；价格和库存不是真的。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '数据手册与参数' })).toHaveAttribute('href', '/datasheet/datasheetDetail/5');
    const facts = canvas.getByRole('region', { name: '商品信息' });
    await expect(within(facts).getByText('8542319000')).toBeVisible();
    await expect(within(facts).getAllByText('未知')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: '复制型号' }));
    await expect(args.onCopyText).toHaveBeenCalledWith('STM32F103C8T6');
    await expect(await canvas.findByText('已复制')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '收藏' }));
    await expect(args.onFavourite).toHaveBeenCalledWith(true);
  },
};

/** 键盘改数量，过了一档：那一行是当前，单价报一次，小计跟着变。 */
export const CrossesTier: Story = {
  parameters: { waivers: { live: { because: '测试一口气走完所有按键，每次的新值本应各播报一次', until: '2027-05-03' } } },
  render: (args) => (
    <AnnouncerProvider>
      <GoodsPage {...args} />
    </AnnouncerProvider>
  ),
  play: async ({ canvas, userEvent, args, step }) => {
    const box = canvas.getByRole('region', { name: '购买' });
    await expect(within(box).getByText('1 个合计，含税 13%')).toBeVisible();
    await playKeys({ userEvent, step }, goodsPageKeys, {
      quantity: {
        given: () => userEvent.clear(within(box).getByRole('textbox', { name: '数量' })),
        proves: () => expect(within(box).getByText('¥712.80')).toBeVisible(),
      },
      up: async () => {
        await expect(within(box).getByText('¥685.00')).toBeVisible();
        await expect(within(box).getByRole('row', { name: /^100\+/ })).toHaveAttribute('aria-current', 'true');
        await waitFor(() => expect(canvas.getByText('单价 ¥6.85')).toBeInTheDocument(), { timeout: 4000 });
      },
      add: {
        given: () => within(box).getByRole('button', { name: '加入购物车' }).focus(),
        proves: () => expect(args.onAddToCart).toHaveBeenCalledWith({ goodsId: 1, quantity: 100, mpn: 'STM32F103C8T6', unit: '个' }),
      },
    });
    await userEvent.click(within(box).getByRole('button', { name: '立即购买' }));
    await expect(args.onBuyNow).toHaveBeenCalledWith({ goodsId: 1, quantity: 100, mpn: 'STM32F103C8T6', unit: '个' });
  },
};

/** 数量不合规则：写明最近可订的数量；改好之前不报合计、不说暂无报价，按钮把焦点带回数量，什么也不加。 */
export const WrongQuantity: Story = {
  parameters: { waivers: { live: { because: '测试一口气走完所有按键，每次的新值本应各播报一次', until: '2027-05-10' } } },
  args: { goods: ready(sampleDetail({ moq: 30, multiple: 15, spq: 75 })), onAddToCart: fn(async () => undefined), onBuyNow: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const quantity = canvas.getByRole('textbox', { name: '数量' });
    await expect(quantity).toHaveValue('30');
    await expect(canvas.getByText(/；再加 45 个满整包$/)).toBeVisible();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '40{Enter}');
    const buttons = [canvas.getByRole('button', { name: '加入购物车' }), canvas.getByRole('button', { name: '立即购买' })];
    for (const typed of ['40', '0', '{Backspace}']) {
      await userEvent.clear(quantity);
      await userEvent.type(quantity, typed);
      await userEvent.tab();
      await expect(await canvas.findByText('数量待修正，改好后显示合计')).toBeVisible();
      await expect(canvas.queryByText(/暂无报价|个合计/)).toBeNull();
      for (const button of buttons) {
        await userEvent.click(button);
        await expect(quantity).toHaveFocus();
      }
    }
    await expect(args.onAddToCart).not.toHaveBeenCalled();
    await expect(args.onBuyNow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /改为 30/ }));
    await expect(quantity).toHaveFocus();
    await expect(canvas.getByText('30 个合计，含税 13%')).toBeVisible();
  },
};

/** 无货：到货通知是一个开关。 */
export const NoStock: Story = {
  args: { goods: ready(sampleDetail({ stock: 0, warehouses: [{ code: 'SZ', name: '深圳仓', quantity: 0 }], leadTimeDays: null, shipsToday: null })) },
  render: function Page(args) {
    const [isAsked, setAsked] = useState(false);
    return (
      <GoodsPage
        {...args}
        goods={args.goods.status === 'ready' ? ready({ ...args.goods.data, isNoticeAsked: isAsked }) : args.goods}
        onNotice={(next) => {
          args.onNotice(next);
          setAsked(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: '加入购物车' })).toBeNull();
    const notice = canvas.getByRole('button', { name: '到货通知我' });
    notice.focus();
    await userEvent.keyboard(' ');
    await expect(args.onNotice).toHaveBeenCalledWith(true);
    await expect(notice).toHaveAttribute('aria-pressed', 'true');
    await expect(notice).toHaveAccessibleName('到货通知我');
    await expect(notice).toHaveFocus();
  },
};

/** 没有报价：可以议价。 */
export const NoPrice: Story = { args: { goods: ready(sampleDetail({ priceLadder: [], others: [] })) } };

/** 已下架：不能买，也不能议价。 */
export const OffSale: Story = {
  args: { goods: ready(sampleDetail({ isOnSale: false, partId: null, others: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这个商品已下架，不能下单。')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '议价' })).toBeNull();
  },
};

/** 议价：从商品页打开，关上后焦点回到按钮。 */
export const Bargain: Story = {
  args: {
    onBargain: fn(async () => {
      throw new ApiError({ status: 429, reason: 'request.too_many', message: '今天的议价次数已用完，请明天再试', fields: [] });
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const open = canvas.getByRole('button', { name: '议价' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '议价 STM32F103C8T6' });
    await waitFor(() => expect(dialog).toBeVisible());
    const price = within(dialog).getByRole('textbox', { name: /期望单价/ });
    await waitFor(() => expect(price).toHaveFocus());
    await userEvent.keyboard('7{Enter}');
    await expect(args.onBargain).toHaveBeenCalledWith({ quantity: 1, unitPrice: '7', note: '' });
    await within(dialog).findByText('今天的议价次数已用完，请明天再试');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const Loading: Story = { args: { goods: loading } };

export const Failed: Story = { args: { goods: failed(fn()) } };

/** 手机：先买，再看说明。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 很长的型号与卖家。 */
export const LongText: Story = {
  args: {
    goods: ready(
      sampleDetail({
        mpn: 'XC7Z020-1CLG400C-SUPERLONGORDERINGSUFFIX-TR-13-INCH',
        merchant: { id: 7, name: '样例半导体与集成电路分销及供应链服务（香港特别行政区）有限公司', isSample: true },
      }),
    ),
  },
  globals: { viewport: { value: 'w360' } },
};
