import type { BomRow } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { savedBoms } from '../bom.fixtures.ts';
import { BomList } from './BomList.tsx';

const list = { rows: savedBoms, total: savedBoms.length, hasMore: false, isLoadingMore: false, moreError: null };

const meta = {
  title: 'Features/Bom/BomList',
  component: BomList,
  tags: ['autodocs', 'experimental'],
  args: {
    rows: { status: 'ready', data: list },
    most: 10_000,
    isRemoved: fn((_row: BomRow) => false),
    onRemove: fn(async () => undefined),
    onUndo: fn(async () => undefined),
    onLoadMore: fn(),
    onLogIn: fn(),
  },
} satisfies Meta<typeof BomList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每份几行、定了几行、第几版；删除能撤销。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('86 行，82 行已确定，100 套，第 3 版')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '删除 网关主板 v2' }));
    await expect(args.onRemove).toHaveBeenCalledWith(savedBoms[0]);
    await expect(await canvas.findByText('已删除「网关主板 v2」，离开本页前可以撤销')).toBeVisible();
  },
};

/** 删掉的留在原处，能撤销。 */
export const Removed: Story = {
  args: { isRemoved: fn(({ id }: BomRow) => id === 1) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: '网关主板 v2' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '撤销删除 网关主板 v2' }));
    await expect(args.onUndo).toHaveBeenCalledWith(savedBoms[0]);
  },
};

/** 一份也没有。 */
export const Empty: Story = { args: { rows: { status: 'ready', data: { ...list, rows: [], total: 0 } } } };

/** 没有登录：说登录有什么好处，不登录也能做什么。 */
export const Visitor: Story = {
  args: { rows: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

/** 正在读取。 */
export const Loading: Story = { args: { rows: { status: 'loading' } } };
