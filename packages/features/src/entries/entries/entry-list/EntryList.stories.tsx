import type { Entry } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { lineEntries, myEntries } from '../entries.fixtures.ts';
import { EntryList, type EntryListProps } from './EntryList.tsx';
import { entryListKeys } from './entryListKeys.ts';

/** Keeps what was removed, as the page does. */
function Kept(props: EntryListProps) {
  const [removed, setRemoved] = useState<readonly number[]>([]);
  return (
    <EntryList
      {...props}
      isRemoved={({ id }) => removed.includes(id)}
      onRemove={(entry) => props.onRemove(entry).then(() => setRemoved([...removed, entry.id]))}
      onUndo={(entry) => props.onUndo(entry).then(() => setRemoved(removed.filter((id) => id !== entry.id)))}
    />
  );
}

const meta = {
  title: 'Features/Entries/EntryList',
  component: EntryList,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: entryListKeys },
  args: {
    state: 'all',
    entries: ready(listOf(myEntries)),
    isRemoved: fn((_entry: Entry) => false),
    onRemove: fn(async () => undefined),
    onUndo: fn(async () => undefined),
    onLoadMore: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof EntryList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 审核中、已驳回（有原因，能改）、已通过（有它的页面，不能再删）。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('驳回原因：官网打不开，请换一个能查到的地址')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '修改 北辰分销' })).toHaveAttribute('href', '/userCenter/entries/add/agent?id=2');
    await expect(canvas.getByRole('link', { name: '查看 Nanhe Trading' })).toHaveAttribute('href', '/agentList/agentDetail/10003');
    await expect(canvas.queryByRole('button', { name: /Nanhe Trading/ })).toBeNull();
  },
};

/** 公司代理的品牌、经营的品牌和型号：写明是谁的什么；通过的去公司的页面。 */
export const Lines: Story = {
  args: { entries: ready(listOf(lineEntries)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('北辰分销：思瑞浦')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '修改 Nanhe Trading：思瑞浦' })).toHaveAttribute('href', '/userCenter/entries/add/trader_brand?id=5');
    await expect(canvas.getByRole('link', { name: '查看 Nanhe Trading：TPS5430DDAR 等 2 个型号' })).toHaveAttribute('href', '/agentList/agentDetail/9006');
  },
};

/** 删除以后在原处撤销。 */
export const Removed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 嘉陵半导体' }));
    await expect(await canvas.findByText('已删除「嘉陵半导体」，离开本页前可以撤销')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '撤销删除 嘉陵半导体' }));
    await expect(args.onUndo).toHaveBeenCalledWith(myEntries[0]);
  },
};

/** 没有删成：说原因，那一条还在。 */
export const RemoveFailed: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onRemove).mockRejectedValue(new TypeError('offline'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 嘉陵半导体' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '删除 嘉陵半导体' })).toBeVisible();
  },
};

/** 一条也没有。 */
export const Empty: Story = { args: { entries: ready(listOf<Entry>([])) } };

/** 这个状态的没有。 */
export const EmptyState: Story = {
  args: { state: 'refused', entries: ready(listOf<Entry>([])) },
  play: async ({ canvas }) => expect(canvas.getByText('没有已驳回的条目')).toBeVisible(),
};

/** 正在读取。 */
export const Loading: Story = { args: { entries: loading } };

/** 没读到。 */
export const Failed: Story = { args: { entries: failed(fn()) } };

/** 手机、很长的名字和原因。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { entries: ready(listOf([{ ...myEntries[1]!, nameCn: '很长的公司名'.repeat(12), reason: '很长的原因。'.repeat(20) }])) },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, entryListKeys, {
      remove: {
        given: () => canvas.getByRole('button', { name: '删除 嘉陵半导体' }).focus(),
        proves: async () => expect(await canvas.findByRole('button', { name: '撤销删除 嘉陵半导体' })).toHaveFocus(),
      },
    });
  },
};
