import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { members } from '../operator.fixtures.ts';
import { MemberAdmin } from './MemberAdmin.tsx';

const list = (data: typeof members, totalRecord = data.length) => ({ status: 'ready' as const, data: { data, totalRecord } });

const meta = {
  title: 'Features/Operator/MemberAdmin',
  component: MemberAdmin,
  tags: ['autodocs', 'stable'],
  args: {
    members: list(members),
    query: { keywords: '', state: 'all', page: 1 },
    onQueryChange: fn(),
    getHref: ({ page }) => `#page=${page}`,
    onSuspend: fn(async () => undefined),
    onRestore: fn(async () => undefined),
  },
} satisfies Meta<typeof MemberAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 会员列表；用键盘搜索。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: '搜索会员' })).toHaveFocus();
    await userEvent.keyboard('林工{Enter}');
    await expect(args.onQueryChange).toHaveBeenCalledWith({ keywords: '林工', state: 'all', page: 1 });
    await expect(canvas.getByRole('rowheader', { name: '低价清仓微信' })).toBeVisible();
  },
};

/** 搜索之后，焦点还在搜索框，可以接着改词。 */
export const SearchKeepsFocus: Story = {
  render: function Searching(args) {
    const [query, setQuery] = useState(args.query);
    return <MemberAdmin {...args} query={query} onQueryChange={setQuery} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: '搜索会员' });
    await userEvent.type(field, '林工{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('林工');
  },
};

/** 停用：问题和按钮都写着是谁，必须写原因；完成后焦点回到那一行。 */
export const Suspend: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: '停用 陈采购' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: '停用“陈采购”？' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '停用原因' })).toHaveFocus());
    await userEvent.keyboard('坏');
    await userEvent.click(dialog.getByRole('button', { name: '停用 陈采购' }));
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('请写出停用原因，至少 2 个字');
    await expect(args.onSuspend).not.toHaveBeenCalled();
    await userEvent.keyboard('人举报属实');
    await userEvent.click(dialog.getByRole('button', { name: '停用 陈采购' }));
    await expect(args.onSuspend).toHaveBeenCalledWith({ id: 12, reason: '坏人举报属实' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
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
    onSuspend: fn(async () => {
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
export const Failed: Story = { args: { members: { status: 'failed', code: 'network.unreachable', message: '网络连接失败，请检查网络后重试', onRetry: fn() } } };

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
