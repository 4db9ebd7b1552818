import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { dollarGoods, failed, goneGoods, loading, ready, sampleBargain, sampleMerchant } from '../goods.fixtures.ts';
import { sampleGoods } from '../../cart/cart.fixtures.ts';
import { MallFavourites, type MallFavouriteList, type MallFavouritesProps } from './MallFavourites.tsx';
import { mallFavouritesKeys } from './mallFavouritesKeys.ts';

const listOf = <Row,>(rows: readonly Row[], own: Partial<PagedList<Row>> = {}): PagedList<Row> => ({
  rows,
  total: rows.length,
  hasMore: false,
  isLoadingMore: false,
  moreError: null,
  ...own,
});

const meta = {
  title: 'Features/Mall/MallFavourites',
  component: MallFavourites,
  tags: ['autodocs', 'stable'],
  parameters: { keys: mallFavouritesKeys },
  args: {
    list: 'goods',
    onListChange: fn(),
    goods: ready(listOf([sampleGoods(), dollarGoods, goneGoods, sampleGoods({ id: 9, mpn: 'NE555DR', isOnSale: false })])),
    merchants: ready(listOf([sampleMerchant()])),
    bargains: ready(
      listOf([sampleBargain(), sampleBargain({ id: 2, state: 'accepted', answer: '按年用量给你这个价', validUntil: '2026-11-24T06:00:00.000Z' })]),
    ),
    isRemoved: () => false,
    onToggle: fn<MallFavouritesProps['onToggle']>(async () => undefined),
    onLoadMore: fn(),
    onAddToCart: fn(async () => undefined),
  },
} satisfies Meta<typeof MallFavourites>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 取消收藏，再撤销：同一个按钮，焦点不动。 */
export const Goods: Story = {
  render: function Page(args) {
    const [removed, setRemoved] = useState<readonly number[]>([]);
    return (
      <MallFavourites
        {...args}
        isRemoved={(id) => removed.includes(id)}
        onToggle={async (id, isBack) => {
          await args.onToggle(id, isBack);
          setRemoved(isBack ? [] : [id]);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: '取消收藏 STM32F103C8T6' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenLastCalledWith(1, false);
    await waitFor(() => expect(button).toHaveAccessibleName('撤销：取消收藏 STM32F103C8T6'));
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenLastCalledWith(1, true);
    await waitFor(() => expect(button).toHaveAccessibleName('取消收藏 STM32F103C8T6'));
  },
};
/** 关注的卖家。 */
export const Merchants: Story = {
  args: { list: 'merchants' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '取消关注 示例电子（深圳）有限公司' })).toBeVisible(),
};
/** 在等的商品。 */
export const Notices: Story = {
  args: { list: 'notices', goods: ready(listOf([goneGoods])) },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '取消通知 LM358DR' })).toBeVisible(),
};
/** 议价：接受了的可以按此价下单，说明到什么时候。 */
export const Bargains: Story = {
  args: { list: 'bargains' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('等卖家答复')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^按此价下单/ })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: '按此价下单，STM32F103C8T6' })).toHaveAttribute('href', '/mall/orderCreate?bargain=2');
    await expect(canvas.getAllByText('1,000 个，单价 ¥6.10，合计 ¥6,100.00')).toHaveLength(2);
  },
};
/** 还没有议价。 */
export const BargainsEmpty: Story = { args: { list: 'bargains', bargains: ready(listOf([])) } };
/** 键盘：方向键只移动，回车才换一个列表，焦点留在标签上。 */
export const KeyboardTabs: Story = {
  render: function Page(args) {
    const [list, setList] = useState<MallFavouriteList>('goods');
    return (
      <MallFavourites
        {...args}
        list={list}
        onListChange={(next) => {
          args.onListChange(next);
          setList(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await playKeys({ userEvent, step }, mallFavouritesKeys, {
      walk: { given: () => canvas.getByRole('tab', { name: '商品' }).focus(), proves: () => expect(args.onListChange).not.toHaveBeenCalled() },
      open: async () => {
        await expect(args.onListChange).toHaveBeenCalledWith('merchants');
        await expect(canvas.getByRole('tab', { name: '卖家' })).toHaveFocus();
      },
    });
  },
};
/** 没有成功：说明原因，行还在。 */
export const Refused: Story = {
  args: {
    onToggle: fn<MallFavouritesProps['onToggle']>(async () => {
      throw new ApiError({ status: 503, reason: 'service.unavailable', message: '服务暂时繁忙，请稍后重试', fields: [] });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '取消收藏 STM32F103C8T6' }));
    await expect(await canvas.findByText('服务暂时繁忙，请稍后重试')).toBeVisible();
  },
};
export const Loading: Story = { args: { goods: loading } };
export const Failed: Story = { args: { goods: failed(fn()) } };
export const Empty: Story = { args: { goods: ready(listOf([])) } };
export const MerchantsEmpty: Story = { args: { list: 'merchants', merchants: ready(listOf([])) } };
export const NoticesEmpty: Story = { args: { list: 'notices', goods: ready(listOf([])) } };
/** 还有更多。 */
export const More: Story = { args: { goods: ready(listOf([sampleGoods()], { total: 30, hasMore: true })) } };
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
