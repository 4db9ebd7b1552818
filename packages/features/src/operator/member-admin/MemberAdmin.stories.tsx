import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import { useStoryState } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { members } from '../operator.fixtures.ts';
import { MemberAdmin, type MemberAdminProps } from './MemberAdmin.tsx';
import { memberAdminKeys } from './memberAdminKeys.ts';

const list = (data: typeof members, totalRecord = data.length) => ({ status: 'ready' as const, data: { data, totalRecord } });

const meta = {
  title: 'Features/Operator/MemberAdmin',
  component: MemberAdmin,
  tags: ['autodocs', 'stable'],
  parameters: { keys: memberAdminKeys },
  args: {
    members: list(members),
    query: { keywords: '', state: 'all', page: 1 },
    onQueryChange: fn(),
    getHref: ({ page }) => `#page=${page}`,
    onSuspend: fn<MemberAdminProps['onSuspend']>(async () => undefined),
    onRestore: fn(async () => undefined),
  },
} satisfies Meta<typeof MemberAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 会员列表；停用的写着原因。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '低价清仓微信' })).toBeVisible();
    await expect(canvas.getByText('反复发布虚假库存')).toBeVisible();
  },
};

/** 时间用文字说，准确的在提示里；很久以前是日期；从没来过写“无”。 */
export const Times: Story = {
  args: {
    members: list([
      { ...members[0]!, createTime: '2026-01-01T17:00:00Z', lastSeenTime: new Date(Date.now() - 3 * 3_600_000).toISOString() },
      { ...members[1]!, createTime: '2026-01-01T17:00:00Z', lastSeenTime: null },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 小时前').title).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
    await expect(canvas.getAllByText('2026-01-02')[0]).toHaveAttribute('title', '2026-01-02 01:00');
    await expect(canvas.queryByText(/1970/)).toBeNull();
  },
};

/** 自己的账号不能停用：那一行没有按钮。 */
export const Self: Story = {
  args: { members: list(members.map((member, at) => ({ ...member, isSelf: at === 0 }))) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '停用 林工' })).toBeNull();
    await expect(canvas.getByText('本人')).toBeVisible();
  },
};

/** 用键盘搜索和停用：问题和按钮都写着是谁，必须写原因；完成后焦点还在那一行。 */
export const Suspend: Story = {
  render: function Page(args) {
    const props = useStoryState(args, { query: 'onQueryChange' });
    const [suspended, setSuspended] = useState<readonly number[]>([]);
    return (
      <MemberAdmin
        {...props}
        members={list(members.map((member) => (suspended.includes(member.id) ? { ...member, isSuspended: true, suspendReason: '多次举报属实' } : member)))}
        onSuspend={async (suspension) => {
          await args.onSuspend(suspension);
          setSuspended([suspension.id]);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const search = canvas.getByRole('searchbox', { name: '搜索会员' });
    const button = () => canvas.getByRole('button', { name: '停用 陈采购' });
    const reason = async () => within(await screen.findByRole('alertdialog', { name: '停用“陈采购”？' })).getByRole('textbox', { name: '停用原因' });
    const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await playKeys({ userEvent, step }, memberAdminKeys, {
      search: {
        given: () => search.focus(),
        proves: async () => {
          await expect(args.onQueryChange).toHaveBeenLastCalledWith({ keywords: '林工', state: 'all', page: 1 });
          await expect(search).toHaveFocus();
          await expect(search).toHaveValue('林工');
        },
      },
      ask: { given: () => button().focus(), proves: () => waitFor(async () => expect(await reason()).toHaveFocus()) },
      leave: async () => {
        await isClosed();
        await waitFor(() => expect(button()).toHaveFocus());
      },
      empty: {
        given: async () => {
          await userEvent.keyboard('{Enter}');
          await waitFor(async () => expect(await reason()).toHaveFocus());
        },
        proves: async () => {
          await expect(await reason()).toHaveAccessibleDescription('请写出停用原因，至少 2 个字');
          await waitFor(async () => expect(await reason()).toHaveFocus());
          await expect(args.onSuspend).not.toHaveBeenCalled();
        },
      },
      send: async () => {
        await expect(args.onSuspend).toHaveBeenCalledWith({ id: 12, reason: '多次举报属实' });
        await isClosed();
        await waitFor(() => expect(canvas.getByRole('button', { name: '恢复 陈采购' })).toHaveFocus());
      },
    });
  },
};

/** 停用的确认框打开着。 */
export const Confirming: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '停用 林工' }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/会员 林工（编号 7，手机 138\*\*\*\*8000）会立即退出所有设备/);
  },
};

/** 不能停用自己：框里说明白，写好的原因还在。 */
export const Refused: Story = {
  args: {
    onSuspend: fn<MemberAdminProps['onSuspend']>(async () => {
      throw new ApiError({ status: 200, reason: 'member.self', message: '不能停用自己的账号' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '停用 林工' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), '测试');
    await userEvent.click(dialog.getByRole('button', { name: '停用 林工' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('不能停用自己的账号');
    await expect(dialog.getByRole('textbox')).toHaveValue('测试');
  },
};

/** 恢复不必确认。 */
export const Restore: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '恢复 低价清仓微信' }));
    await expect(args.onRestore).toHaveBeenCalledWith(44);
  },
};

/** 没有找到。 */
export const Empty: Story = { args: { members: list([]), query: { keywords: '不存在的人', state: 'all', page: 1 } } };

/** 正在加载。 */
export const Loading: Story = { args: { members: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { members: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很多页，很长的昵称和原因。 */
export const LongText: Story = {
  args: {
    members: list(
      [
        { ...members[0]!, nickName: '深圳市示例电子元器件供应链管理有限公司采购二部' },
        { ...members[2]!, suspendReason: '多次发布虚假库存，经核实后不改正；买家投诉三起，证据见工单。' },
      ],
      1280,
    ),
    query: { keywords: '', state: 'all', page: 3 },
  },
};

/** 手机上：表格在自己的区域里横向滚动。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
