import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ago, failed, listOf, loading, MINUTE_MS, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { conversation, linConversations, linTalk } from '../../inbox.fixtures.ts';
import { ConversationList } from './ConversationList.tsx';
import { conversationListKeys } from './conversationListKeys.ts';

const meta = {
  title: 'Features/Inbox/ConversationList',
  component: ConversationList,
  tags: ['autodocs', 'stable'],
  parameters: { keys: conversationListKeys },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '640px', maxInlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    conversations: ready(listOf(linConversations)),
    notices: { unreadCount: 2, lastNote: '数据手册已通过审核', lastTime: ago(20 * MINUTE_MS) },
    filter: 'all',
    onFilter: fn(),
    keywords: '',
    onSearch: fn(),
    found: null,
    onMoreFound: fn(),
    open: null,
    onOpen: fn(),
    onJump: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 置顶的在前，系统通知跟着；名称里有未读数和最后一条。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await canvas.findByRole('row', { name: /^北辰电子/ });
    const rows = canvas.getAllByRole('row');
    await expect(rows.map((row) => row.getAttribute('aria-label')?.split('，')[0])).toEqual([
      '北辰电子',
      '系统通知',
      '周岚',
      '深圳明川科技有限公司',
      '芯页客服',
      '阿杰',
    ]);
    await expect(rows[2]).toHaveAccessibleName('周岚，苏州澄湖自动化有限公司，3 条未读消息，最后一条：[图片]');
    await playKeys({ userEvent, step }, conversationListKeys, {
      filter: { given: () => canvas.getByRole('radio', { checked: true }).focus(), proves: () => expect(args.onFilter).toHaveBeenCalledWith('unread') },
      next: { given: () => rows[0]?.focus(), proves: () => expect(rows[1]).toHaveFocus() },
      open: () => expect(args.onOpen).toHaveBeenCalledWith('notices'),
    });
    await userEvent.click(rows[2]!);
    await expect(args.onOpen).toHaveBeenLastCalledWith(2);
  },
};

/** 正在看的那个标出来，也说出来。 */
export const Open: Story = {
  args: { open: 3 },
  play: async ({ canvas }) => expect(await canvas.findByRole('row', { name: /正在看/ })).toHaveAccessibleName(/^深圳明川科技有限公司/),
};

/** 未读；免打扰的不算在内，也不显示数。 */
export const Unread: Story = { args: { filter: 'unread', conversations: ready(listOf(linConversations.filter(({ unreadCount }) => unreadCount > 0))) } };

/** 按词找：先是名称，再是聊天里的话，按下跳到那一条。 */
export const Search: Story = {
  args: {
    keywords: '4.80',
    conversations: ready(listOf([])),
    found: ready(listOf([{ conversation: conversation(), message: linTalk[6]! }])),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('没有名称含有“4.80”的会话')).toBeVisible();
    await userEvent.click(await canvas.findByRole('row', { name: /^北辰电子，周岚：单价能到 4.80 吗？/ }));
    await expect(args.onJump).toHaveBeenCalledWith({ conversationId: 1, seq: 7 });
  },
};

/** 什么也没找到。 */
export const FoundNothing: Story = { args: { keywords: 'zzzz', conversations: ready(listOf([])), found: ready(listOf([])) } };

/** 还有更多。 */
export const More: Story = {
  args: { conversations: ready(listOf(linConversations, { total: 40, hasMore: true })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** 还没有会话：通知还在，说从哪里聊起。 */
export const Empty: Story = { args: { conversations: ready(listOf([])), notices: { unreadCount: 0, lastNote: '', lastTime: null } } };

/** 没有星标的。 */
export const EmptyStarred: Story = {
  args: { filter: 'starred', conversations: ready(listOf([])) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '看全部会话' }));
    await expect(args.onFilter).toHaveBeenCalledWith('all');
  },
};

/** 正在读取。 */
export const Loading: Story = { args: { conversations: loading, notices: null } };

/** 没读到。 */
export const Failed: Story = { args: { conversations: failed(fn()), notices: null } };

/** 很长的名称和消息：截断，不撑开。 */
export const LongText: Story = {
  args: {
    conversations: ready(
      listOf([
        conversation({
          remark: '深圳市南山区高新技术产业园北辰星河电子元器件贸易有限公司',
          lastNote: 'STM32F103C8T6'.repeat(12),
          unreadCount: 128,
          isPinned: true,
          isStarred: true,
        }),
      ]),
    ),
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
