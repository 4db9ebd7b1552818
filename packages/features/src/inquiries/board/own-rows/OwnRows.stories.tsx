import type { BoardMoved } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { failed, loading, ownRow, ready } from '../../inquiries.fixtures.ts';
import { OwnRows } from './OwnRows.tsx';

const rows = [
  ownRow(),
  ownRow({ id: 1_000_104, model: 'LM358DR', quantity: null, price: null, isAnonymous: true, quoteCount: 0, waitingQuotes: 0 }),
  ownRow({ id: 1_000_105, model: 'TPS62130ARGTR', state: 'removed', removedReason: '被举报，经查看后下架', actions: ['remove'], waitingQuotes: 0 }),
];

const moved =
  (skipped: BoardMoved['skipped']) =>
  async (_deed: string, ids: number[]): Promise<BoardMoved> => ({ done: ids.filter((id) => !skipped.some((row) => row.id === id)), skipped });

const meta = {
  title: 'Features/Inquiries/OwnRows',
  component: OwnRows,
  tags: ['autodocs', 'stable'],
  args: {
    type: 1,
    query: { state: 'all', keywords: '', page: 1 },
    rows: ready({ data: rows, totalRecord: 3 }),
    counts: [
      { state: 'live', count: 2 },
      { state: 'removed', count: 1 },
    ],
    onQuery: fn(),
    onMove: fn(moved([])),
    onFirst: fn(async () => undefined),
  },
} satisfies Meta<typeof OwnRows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 勾选几条一起刷新，全用键盘；做了几条、哪条没做、为什么，都说出来，没做的还勾着。 */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { onMove: fn(moved([{ id: 1_000_101, msg: '24 小时内刷新过，请稍后再刷新' }])) },
  play: async ({ canvas, userEvent, args }) => {
    const refresh = canvas.getByRole('button', { name: '刷新' });
    await expect(refresh).toBeDisabled();
    canvas.getByRole('checkbox', { name: '选择这一页的全部' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('已选 3 条')).toBeVisible();
    refresh.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith('refresh', [1_000_101, 1_000_104, 1_000_105]);
    await expect(await canvas.findByText('已刷新 2 条')).toBeVisible();
    await expect(canvas.getByText('STM32F103C8T6：24 小时内刷新过，请稍后再刷新')).toBeVisible();
    await expect(canvas.getByText('已选 1 条')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /2 份等你答复/ })).toBeVisible();
  },
};

/** 删除先问一次。 */
export const Removes: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择这一页的全部' }));
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '删除 3 条？' }));
    await userEvent.click(dialog.getByRole('button', { name: '删除' }));
    await expect(args.onMove).toHaveBeenCalledWith('remove', [1_000_101, 1_000_104, 1_000_105]);
  },
};

/** 只发给一家公司的询价：写明，连到它的报价。 */
export const Addressed: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { rows: ready({ data: [ownRow({ model: 'EX32F103', isAddressed: true, quoteCount: 1, waitingQuotes: 0 })], totalRecord: 1 }) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('table')).getByText('只发给一家')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'EX32F103' })).toHaveAttribute('href', '/userCenter/inquiryManage/myEnquiry?keywords=EX32F103');
  },
};
/** 供应。 */
export const Supplies: Story = { args: { type: 0, rows: ready({ data: [ownRow({ type: 0, quoteCount: 1, waitingQuotes: 0 })], totalRecord: 1 }) } };
export const Loading: Story = { args: { rows: loading, counts: null } };
export const Failed: Story = { args: { rows: failed(fn()) } };
/** 还没有发布过。 */
export const Empty: Story = {
  args: { rows: ready({ data: [], totalRecord: 0 }), counts: [] },
  play: async ({ canvas }) => expect(canvas.getByText('还没有发布过')).toBeVisible(),
};
/** 手机：一条一张卡片，照样勾选、一起处理、修改。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent, args }) => {
    const list = within(canvas.getByRole('list', { name: '我的求购，第 1 页' }));
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(list.getByText('下架原因：被举报，经查看后下架')).toBeVisible();
    await expect(list.getByRole('link', { name: '修改 STM32F103C8T6' })).toBeVisible();
    await userEvent.click(list.getByRole('checkbox', { name: '选择 LM358DR' }));
    await expect(canvas.getByText('已选 1 条')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(args.onMove).toHaveBeenCalledWith('refresh', [1_000_104]);
  },
};
/** 手机上的供应，型号很长。 */
export const NarrowSupplies: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    type: 0,
    rows: ready({ data: [ownRow({ type: 0, model: 'XC7Z020-2CLG484I-WITH-A-VERY-LONG-ORDERING-SUFFIX-REEL-OF-1000', quoteCount: 1 })], totalRecord: 1 }),
  },
};
