import { ApiError } from '@chippage/api/errors';
import type { Bargain } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleBargain, merchantBargainRows } from '../merchant.fixtures.ts';
import { MerchantBargains, type MerchantBargainsProps } from './MerchantBargains.tsx';
import { merchantBargainsKeys } from './merchantBargainsKeys.ts';

const list = (rows: readonly Bargain[]) => ({
  status: 'ready' as const,
  data: { rows, total: rows.length, hasMore: false, isLoadingMore: false, moreError: null },
});

const meta = {
  title: 'Features/Mall/MerchantBargains',
  component: MerchantBargains,
  tags: ['autodocs', 'stable'],
  parameters: { keys: merchantBargainsKeys },
  args: {
    bargains: list(merchantBargainRows),
    counts: [
      { state: 'asked', count: 1 },
      { state: 'accepted', count: 12 },
    ],
    state: 'all',
    getHref: (state) => `#${state}`,
    onDecide: fn<MerchantBargainsProps['onDecide']>(async () => undefined),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof MerchantBargains>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 接受一个价，写一句答复；全用键盘，焦点留在这一条。 */
export const Default: Story = {
  render: function Page(args) {
    const [rows, setRows] = useState(merchantBargainRows);
    return (
      <MerchantBargains
        {...args}
        bargains={list(rows)}
        onDecide={async (verdict) => {
          await args.onDecide(verdict);
          setRows((was) => was.map((row) => (row.id === verdict.id ? { ...row, state: 'accepted', answer: verdict.answer } : row)));
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(canvas.getByRole('link', { name: '议价中 1' })).toHaveAttribute('href', '#asked');
    await expect(canvas.getByRole('link', { name: '已过期 0' })).toBeVisible();
    await expect(canvas.getAllByText('按出价合计')[0]).toBeVisible();
    const accept = { name: '接受 STM32F103C8T6 的议价' };
    await playKeys({ userEvent, step }, merchantBargainsKeys, {
      accept: {
        given: () => canvas.getByRole('button', accept).focus(),
        proves: () => waitFor(() => expect(canvas.getByRole('textbox', { name: '答复（可不填）' })).toHaveFocus()),
      },
      send: async () => {
        await expect(args.onDecide).toHaveBeenCalledWith({ id: 61, decision: 'accept', answer: '可以' });
        await waitFor(() => expect(canvas.getByText('你的答复：可以')).toBeVisible());
        await expect(canvas.queryByRole('button', accept)).toBeNull();
      },
    });
  },
};

/** 别处已经答复过：说出来，写的还在。 */
export const Refused: Story = {
  args: {
    bargains: list([sampleBargain()]),
    onDecide: fn<MerchantBargainsProps['onDecide']>(async () => {
      throw new ApiError({ status: 409, reason: 'order.state', message: '这次议价已经答复过' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '拒绝 STM32F103C8T6 的议价' }));
    await userEvent.type(canvas.getByRole('textbox'), '低于成本');
    await userEvent.click(canvas.getByRole('button', { name: '拒绝这个价' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这次议价已经答复过');
    await expect(canvas.getByRole('textbox')).toHaveValue('低于成本');
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(canvas.getByRole('button', { name: '接受 STM32F103C8T6 的议价' })).toBeVisible();
  },
};

/** 这种状态下没有。 */
export const Empty: Story = { args: { bargains: list([]), state: 'accepted' } };

/** 还没有议价。 */
export const None: Story = { args: { bargains: list([]) } };

/** 正在读取。 */
export const Loading: Story = { args: { bargains: { status: 'loading' }, counts: null } };

/** 没读到。 */
export const Failed: Story = {
  args: { bargains: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很长的说明。 */
export const LongText: Story = { args: { bargains: list([sampleBargain({ note: '每月固定采购两千片，可签年度框架协议，账期三十天；'.repeat(8) })]) } };

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
