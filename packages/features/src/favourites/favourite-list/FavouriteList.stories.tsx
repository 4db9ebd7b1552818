import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../parts/loaded/loaded.fixtures.ts';
import { linFavourites, linFollows } from './FavouriteList.fixtures.ts';
import { FavouriteList, type FavouriteListProps } from './FavouriteList.tsx';
import { favouriteListKeys } from './favouriteListKeys.ts';

const meta = {
  title: 'Features/Favourites/FavouriteList',
  component: FavouriteList,
  tags: ['autodocs', 'stable'],
  parameters: { keys: favouriteListKeys },
  args: {
    list: 'favourites',
    onListChange: fn(),
    kind: null,
    onKindChange: fn(),
    rows: ready(listOf(linFavourites)),
    isRemoved: () => false,
    onRemove: fn<FavouriteListProps['onRemove']>(async () => undefined),
    onUndo: fn<FavouriteListProps['onUndo']>(async () => undefined),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof FavouriteList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 取消收藏，再撤销：同一个按钮，焦点不动。 */
export const Favourites: Story = {
  render: function Page(args) {
    const [removed, setRemoved] = useState<readonly number[]>([]);
    return (
      <FavouriteList
        {...args}
        isRemoved={({ id }) => removed.includes(id)}
        onRemove={async (row) => {
          await args.onRemove(row);
          setRemoved([row.id]);
        }}
        onUndo={async (row) => {
          await args.onUndo(row);
          setRemoved([]);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(canvas.getByRole('link', { name: 'TPS62130A 数据手册' })).toHaveAttribute('href', '/specification_detail/320?brandId=12');
    const button = canvas.getByRole('button', { name: '取消收藏 STM32F103C8T6' });
    await playKeys({ userEvent, step }, favouriteListKeys, {
      remove: {
        given: () => button.focus(),
        proves: async () => {
          await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 101 }));
          await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已取消收藏 STM32F103C8T6，可撤销'));
          await expect(button).toHaveFocus();
          await expect(button).toHaveAccessibleName('撤销：取消收藏 STM32F103C8T6');
        },
      },
      undo: async () => {
        await expect(args.onUndo).toHaveBeenCalledOnce();
        await waitFor(() => expect(button).toHaveAccessibleName('取消收藏 STM32F103C8T6'));
        await expect(button).toHaveFocus();
      },
      tabs: { given: () => canvas.getByRole('tab', { name: '收藏' }).focus(), proves: () => expect(args.onListChange).toHaveBeenCalledWith('follows') },
    });
  },
};

/** 品牌、代理商与贸易商、卖家也在收藏里，都能回到它的页面。 */
export const Companies: Story = {
  args: { agentHref: (id) => `/agentList/agentDetail/${id}` },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '示例贸易' })).toHaveAttribute('href', '/agentList/agentDetail/22');
    await expect(canvas.getByRole('link', { name: '示例电子（深圳）有限公司' })).toHaveAttribute('href', '/mall/businessmen/7');
    await userEvent.click(canvas.getByRole('radio', { name: '代理与贸易商' }));
    await expect(args.onKindChange).toHaveBeenCalledWith('agent');
    await userEvent.click(canvas.getByRole('button', { name: '取消收藏 示例贸易' }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ kind: 'agent', id: 22 }));
  },
};

/** 下架的还在列表里，没有链接。 */
export const Gone: Story = {
  args: { rows: ready(listOf(linFavourites.filter(({ isGone }) => isGone))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已下架')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'LM317T' })).toBeNull();
  },
};

/** 关注的品牌、代理商、卖家和新闻频道，都能回到它的页面，也都能取消。 */
export const Follows: Story = {
  args: { list: 'follows', rows: ready(listOf(linFollows)), agentHref: (id) => `/agentList/agentDetail/${id}` },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '示例代理' })).toHaveAttribute('href', '/agentList/agentDetail/21');
    await expect(canvas.getByRole('link', { name: '示例电子（深圳）有限公司' })).toHaveAttribute('href', '/mall/businessmen/7');
    await expect(canvas.getByRole('link', { name: '电源' })).toHaveAttribute('href', '/news/channel/4');
    await userEvent.click(canvas.getByRole('radio', { name: '新闻频道' }));
    await expect(args.onKindChange).toHaveBeenCalledWith('channel');
    await userEvent.click(canvas.getByRole('button', { name: '取消关注 电源' }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ kind: 'channel', id: 4 }));
    await userEvent.click(canvas.getByRole('radio', { name: '品牌' }));
    await expect(args.onKindChange).toHaveBeenCalledWith('brand');
    canvas.getByRole('tab', { name: '关注' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onListChange).toHaveBeenCalledWith('favourites');
  },
};

/** 屏蔽的作者是第三个列表，内容由站点放进来。 */
export const Blocked: Story = {
  args: { list: 'blocked', blocked: <p>屏蔽了两位作者</p> },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('屏蔽了两位作者')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '关注' }));
    await expect(args.onListChange).toHaveBeenCalledWith('follows');
  },
};

/** 还没有收藏。 */
export const Empty: Story = { args: { rows: ready(listOf([])) } };

/** 还没有关注。 */
export const EmptyFollows: Story = { args: { list: 'follows', rows: ready(listOf([])) } };

/** 正在读取。 */
export const Loading: Story = { args: { rows: loading } };

/** 没读到。 */
export const Failed: Story = { args: { rows: failed(fn()) } };

/** 很长的型号。 */
export const LongText: Story = {
  args: {
    rows: ready(
      listOf([{ ...linFavourites[0]!, title: 'STM32F103C8T6-STM32F103CBT6-STM32F103RBT6-LQFP48-TRAY', detail: '某某某半导体（中国）投资有限公司深圳分公司' }]),
    ),
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
