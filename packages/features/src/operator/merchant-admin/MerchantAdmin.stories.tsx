import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { members, seats } from '../operator.fixtures.ts';
import { MerchantAdmin, type MerchantAdminProps } from './MerchantAdmin.tsx';
import { merchantAdminKeys, takeAwayKeys } from './merchantAdminKeys.ts';

const list = (data: typeof seats) => ({ status: 'ready' as const, data: { data, totalRecord: data.length } });

const meta = {
  title: 'Features/Operator/MerchantAdmin',
  component: MerchantAdmin,
  tags: ['autodocs', 'stable'],
  parameters: { keys: { ...merchantAdminKeys, ...takeAwayKeys } },
  args: {
    seats: list(seats),
    query: { keywords: '', page: 1 },
    onQueryChange: fn(),
    getHref: ({ page }) => `#page=${page}`,
    onAssign: fn<MerchantAdminProps['onAssign']>(async () => undefined),
    onFindMembers: fn(async () => members.slice(0, 2)),
  },
} satisfies Meta<typeof MerchantAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 指定会员：按昵称查找，选一位，全用键盘。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: '为 样例半导体（香港）有限公司 指定会员' });
    const dialog = async () => within(await screen.findByRole('dialog', { name: '谁来负责“样例半导体（香港）有限公司”？' }));
    const search = async () => (await dialog()).getByRole('searchbox', { name: '查找会员' });
    const isClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    };
    await playKeys({ userEvent, step }, merchantAdminKeys, {
      open: { given: () => button.focus(), proves: () => waitFor(async () => expect(await search()).toHaveFocus()) },
      leave: isClosed,
      find: {
        given: async () => {
          await userEvent.keyboard('{Enter}');
          await waitFor(async () => expect(await search()).toHaveFocus());
        },
        proves: async () => {
          await expect(args.onFindMembers).toHaveBeenCalledWith('林');
          await expect(await (await dialog()).findAllByRole('radio')).toHaveLength(2);
          await waitFor(async () => expect(await search()).toHaveFocus());
        },
      },
      assign: {
        given: async () => (await dialog()).getByRole('radio', { name: /^林工（编号 7/ }).focus(),
        proves: async () => {
          await expect(args.onAssign).toHaveBeenCalledWith(8, 7);
          await isClosed();
        },
      },
    });
  },
};

/** 没有选就指定：说要选一位。 */
export const NobodyChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '为 样例半导体（香港）有限公司 指定会员' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '指定' }));
    await expect(dialog.getByRole('searchbox', { name: '查找会员' })).toHaveAccessibleDescription(/请选择一位会员/);
    await expect(args.onAssign).not.toHaveBeenCalled();
  },
};

/** 收回权限先确认；“收回”没有了，焦点到同一行的“指定”。 */
export const TakeAway: Story = {
  render: function Render(args) {
    const [rows, setRows] = useState(seats);
    return (
      <MerchantAdmin
        {...args}
        seats={list(rows)}
        onAssign={async (merchantId, memberId) => {
          await args.onAssign(merchantId, memberId);
          setRows(rows.map((seat) => (seat.merchant.id === merchantId ? { ...seat, memberId: null, nickName: null, isSuspended: false } : seat)));
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: '收回 示例电子（深圳）有限公司 的权限' });
    const cancel = async () => within(await screen.findByRole('alertdialog', { name: '收回“陈采购”的权限？' })).getByRole('button', { name: '取消' });
    const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await playKeys({ userEvent, step }, takeAwayKeys, {
      ask: { given: () => button.focus(), proves: () => waitFor(async () => expect(await cancel()).toHaveFocus()) },
      keep: async () => {
        await isClosed();
        await waitFor(() => expect(button).toHaveFocus());
        await expect(args.onAssign).not.toHaveBeenCalled();
      },
      confirm: {
        given: async () => {
          await userEvent.keyboard('{Enter}');
          await waitFor(async () => expect(await cancel()).toHaveFocus());
        },
        proves: async () => {
          await expect(args.onAssign).toHaveBeenCalledWith(7, null);
          await isClosed();
          await waitFor(() => expect(canvas.getByRole('button', { name: '为 示例电子（深圳）有限公司 指定会员' })).toHaveFocus());
        },
      },
    });
  },
};

/** 没有指定成：话在框里，选好的还在。 */
export const Refused: Story = {
  args: {
    onAssign: fn<MerchantAdminProps['onAssign']>(async () => {
      throw new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败，请检查网络后重试' });
    }),
    onFindMembers: fn(async () => members.slice(0, 1)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更换 示例电子（深圳）有限公司 的会员' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('searchbox'), '7{Enter}');
    await expect(await dialog.findByRole('radio')).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: '指定' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('网络连接失败');
    await expect(dialog.getByRole('radio')).toBeChecked();
  },
};

/** 查不到会员。 */
export const NobodyFound: Story = {
  args: { onFindMembers: fn(async () => []) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更换 示例电子（深圳）有限公司 的会员' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('searchbox'), '不存在{Enter}');
    await expect(await dialog.findByText(/没有找到会员/)).toBeVisible();
  },
};

/** 负责的会员已停用：名字后面写明。 */
export const Suspended: Story = {
  args: { seats: list(seats.map((seat) => ({ ...seat, isSuspended: seat.memberId !== null }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /示例电子（深圳）有限公司/ })).toHaveTextContent('陈采购（编号 12）已停用');
    await expect(canvas.getAllByText('已停用')).toHaveLength(1);
  },
};

/** 没有找到商家。 */
export const Empty: Story = { args: { seats: list([]), query: { keywords: '不存在', page: 1 } } };

/** 正在加载。 */
export const Loading: Story = { args: { seats: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { seats: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很长的名称。 */
export const LongText: Story = {
  args: {
    seats: list([
      {
        merchant: { id: 9, name: '示例集成电路（粤港澳大湾区）供应链管理与技术服务有限责任公司深圳市福田区分公司', isSample: true },
        memberId: 123456,
        nickName: '深圳市示例电子元器件供应链管理有限公司采购二部',
        isSuspended: true,
      },
    ]),
  },
};

/** 手机上：表格在自己的区域里横向滚动。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
