import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../parts/loaded/loaded.fixtures.ts';
import { linNotices } from './NoticeList.fixtures.ts';
import { NoticeList, type NoticeListProps } from './NoticeList.tsx';
import { noticeListKeys } from './noticeListKeys.ts';

const meta = {
  title: 'Features/Messages/NoticeList',
  component: NoticeList,
  tags: ['autodocs', 'stable'],
  parameters: { keys: noticeListKeys },
  args: {
    notices: ready(listOf(linNotices)),
    kind: null,
    onKindChange: fn(),
    isUnreadOnly: false,
    onUnreadOnlyChange: fn(),
    onRead: fn<NoticeListProps['onRead']>(async () => undefined),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一条标为已读：按钮留着，焦点不丢，说一次。 */
export const Default: Story = {
  render: function Page(args) {
    const [read, setRead] = useState<readonly number[]>([]);
    const rows = linNotices.map((row) => (read.includes(row.id) ? { ...row, readTime: row.createTime } : row));
    const onRead: NoticeListProps['onRead'] = async (ids) => {
      await args.onRead(ids);
      setRead(ids.length > 0 ? ids : linNotices.map(({ id }) => id));
    };
    return <NoticeList {...args} notices={ready(listOf(rows))} onRead={onRead} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('未读')).toHaveLength(2);
    const one = canvas.getByRole('button', { name: '把“新设备登录”标为已读' });
    one.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRead).toHaveBeenCalledWith([10]);
    await waitFor(() => expect(canvas.getAllByText('未读')).toHaveLength(1));
    await expect(one).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('已标为已读');
    await userEvent.click(canvas.getByRole('button', { name: '全部标为已读' }));
    await waitFor(() => expect(canvas.queryByText('未读')).toBeNull());
    await expect(args.onRead).toHaveBeenLastCalledWith([]);
  },
};

/** 按类别、只看未读。 */
export const Filters: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const one = canvas.getByRole('button', { name: '把“新设备登录”标为已读' });
    await playKeys({ userEvent, step }, noticeListKeys, {
      kind: {
        given: () => canvas.getByRole('radio', { checked: true }).focus(),
        proves: () => expect(args.onKindChange).toHaveBeenCalledOnce(),
      },
      unread: {
        given: () => canvas.getByRole('switch', { name: '只看未读' }).focus(),
        proves: () => expect(args.onUnreadOnlyChange).toHaveBeenCalledWith(true),
      },
      read: {
        given: () => one.focus(),
        proves: async () => {
          await expect(args.onRead).toHaveBeenCalledWith([10]);
          await expect(one).toHaveFocus();
        },
      },
    });
    await userEvent.click(canvas.getByRole('radio', { name: '审核' }));
    await expect(args.onKindChange).toHaveBeenLastCalledWith('review');
  },
};

/** 加载更多：说一次来了多少；最后一页之后按钮没了，焦点在总数上。 */
export const LoadMore: Story = {
  render: function Page(args) {
    const [count, setCount] = useState(2);
    const onLoadMore = () => {
      args.onLoadMore();
      setCount(4);
    };
    return <NoticeList {...args} notices={ready(listOf(linNotices.slice(0, count), { total: 4, hasMore: count < 4 }))} onLoadMore={onLoadMore} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('已加载 2 条，共 4 条')).toBeVisible();
    const more = canvas.getByRole('button', { name: '加载更多' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByText('共 4 条')).toHaveFocus());
  },
};

/** 下一页没来：原来的都在，可以再试。 */
export const MoreFailed: Story = {
  args: { notices: ready(listOf(linNotices, { total: 40, hasMore: true, moreError: '网络连接失败，请检查网络后重试' })) },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('网络连接失败'),
};

/** 没有未读的。 */
export const EmptyUnread: Story = {
  args: { notices: ready(listOf([])), isUnreadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '看全部通知' }));
    await expect(args.onUnreadOnlyChange).toHaveBeenCalledWith(false);
  },
};

/** 还没有通知。 */
export const Empty: Story = { args: { notices: ready(listOf([])) } };

/** 正在读取。 */
export const Loading: Story = { args: { notices: loading } };

/** 没读到。 */
export const Failed: Story = { args: { notices: failed(fn()) } };

/** 很长的标题和内容。 */
export const LongText: Story = {
  args: {
    notices: ready(
      listOf([
        {
          ...linNotices[0]!,
          title: `${linNotices[0]!.title}：STM32F103C8T6-STM32F103CBT6-datasheet-production-data-revision-20`,
          body: '很长的内容。'.repeat(40),
        },
      ]),
    ),
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
