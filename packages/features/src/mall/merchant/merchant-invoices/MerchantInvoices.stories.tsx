import { ApiError } from '@chippage/api/errors';
import type { Invoice } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import { Button } from '@chippage/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { sampleInvoice, merchantInvoiceRows } from '../merchant.fixtures.ts';
import { MerchantInvoices, type MerchantInvoicesProps } from './MerchantInvoices.tsx';
import { invoiceRefusalKeys, merchantInvoicesKeys } from './merchantInvoicesKeys.ts';

const list = (rows: readonly Invoice[]) => ({
  status: 'ready' as const,
  data: { rows, total: rows.length, hasMore: false, isLoadingMore: false, moreError: null },
});

const meta = {
  title: 'Features/Mall/MerchantInvoices',
  component: MerchantInvoices,
  tags: ['autodocs', 'stable'],
  parameters: { keys: { ...merchantInvoicesKeys, ...invoiceRefusalKeys } },
  args: {
    invoices: list(merchantInvoiceRows),
    counts: [
      { state: 'applied', count: 1 },
      { state: 'issued', count: 1208 },
    ],
    state: 'all',
    getHref: (state) => `#${state}`,
    orderHref: (id) => `#order-${id}`,
    onIssue: fn<MerchantInvoicesProps['onIssue']>(async () => undefined),
    onRefuse: fn<MerchantInvoicesProps['onRefuse']>(async () => undefined),
    onReverse: fn<MerchantInvoicesProps['onReverse']>(async () => undefined),
    onUpload: fn<MerchantInvoicesProps['onUpload']>(async () => undefined),
    onDownload: fn<MerchantInvoicesProps['onDownload']>(async () => undefined),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof MerchantInvoices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 开具：号码要 20 位，可以分组填；全用键盘。 */
export const Default: Story = {
  render: function Page(args) {
    const [rows, setRows] = useState(merchantInvoiceRows);
    return (
      <MerchantInvoices
        {...args}
        invoices={list(rows)}
        onIssue={async (id, no) => {
          await args.onIssue(id, no);
          setRows((was) => was.map((row) => (row.id === id ? { ...row, state: 'issued', no } : row)));
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(canvas.getByRole('link', { name: '申请中 1' })).toHaveAttribute('href', '#applied');
    await expect(canvas.getByRole('link', { name: '已开具 1,208' })).toBeVisible();
    const no = () => canvas.getByRole('textbox', { name: '发票号码' });
    await playKeys({ userEvent, step }, merchantInvoicesKeys, {
      issue: {
        given: () => canvas.getByRole('button', { name: '为示例仪器（杭州）有限公司开具发票' }).focus(),
        proves: () => waitFor(() => expect(no()).toHaveFocus()),
      },
      short: async () => {
        await expect(no()).toHaveAccessibleDescription('请填写 20 位数字，现在是 12 位');
        await expect(no()).toHaveFocus();
        await expect(args.onIssue).not.toHaveBeenCalled();
      },
      send: async () => {
        await expect(args.onIssue).toHaveBeenCalledWith(41, '26332000000087654321');
        await waitFor(() => expect(canvas.getByText('26332000000087654321')).toBeVisible());
        await waitFor(() => expect(canvas.getByText('示例仪器（杭州）有限公司').closest('p')).toHaveFocus());
      },
    });
    await expect(canvas.getByRole('button', { name: '为示例仪器（杭州）有限公司的发票上传文件' })).toBeVisible();
  },
};

/** 运费不在发票里：价税合计旁边写明没有算进去的是多少；没有运费就不写。 */
export const Freight: Story = {
  args: { invoices: list([sampleInvoice({ freightLeftOut: '8.00' }), sampleInvoice({ id: 43, buyerName: '样例实验室' })]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('不含运费 ¥8.00')).toBeVisible();
    await expect(canvas.getAllByText(/不含运费/)).toHaveLength(1);
  },
};

/** 驳回要写原因。 */
export const Refuse: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const reason = () => canvas.getByRole('textbox', { name: '驳回原因' });
    await playKeys({ userEvent, step }, invoiceRefusalKeys, {
      refuse: {
        given: () => canvas.getByRole('button', { name: '驳回示例仪器（杭州）有限公司的发票申请' }).focus(),
        proves: () => waitFor(() => expect(reason()).toHaveFocus()),
      },
      noReason: async () => {
        await expect(reason()).toHaveAccessibleDescription('请写出驳回原因');
        await expect(reason()).toHaveFocus();
        await expect(args.onRefuse).not.toHaveBeenCalled();
      },
      reason: async () => {
        await expect(args.onRefuse).toHaveBeenCalledWith(41, '税号与名称不符');
        await waitFor(() => expect(canvas.getByText('示例仪器（杭州）有限公司').closest('p')).toHaveFocus());
      },
    });
  },
};

/** 已开具的：文件可以下载，也可以再传。 */
export const Issued: Story = {
  args: { invoices: list(merchantInvoiceRows.slice(1, 2)), state: 'issued' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载样例实验室的 OFD 文件' }));
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ id: 42 }), expect.objectContaining({ kind: 'ofd' }));
  },
};

/** 别处已经处理过：说出来，号码还在。 */
export const IssueFails: Story = {
  args: {
    invoices: list([sampleInvoice()]),
    onIssue: fn<MerchantInvoicesProps['onIssue']>(async () => {
      throw new ApiError({ status: 409, reason: 'order.state', message: '这张发票已经处理过' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '为示例仪器（杭州）有限公司开具发票' }));
    await userEvent.type(canvas.getByRole('textbox'), '26332000000012345678{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这张发票已经处理过');
    await expect(canvas.getByRole('textbox')).toHaveValue('26332000000012345678');
  },
};

/** 刷新以后，填过的号码还在；红字发票的号码是另一份；取消就不留。 */
export const NumberKept: Story = {
  decorators: [withDrafts],
  render: function Page(args) {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <Button onPress={() => setVisit((was) => was + 1)}>刷新</Button>
        <MerchantInvoices key={visit} {...args} />
      </>
    );
  },
  args: {
    invoices: list([sampleInvoice(), sampleInvoice({ id: 42, state: 'issued', no: '26332000000012345678', isReversalDue: true, buyerName: '样例实验室' })]),
  },
  play: async ({ canvas, userEvent }) => {
    const issue = () => userEvent.click(canvas.getByRole('button', { name: '为示例仪器（杭州）有限公司开具发票' }));
    const reverse = () => userEvent.click(canvas.getByRole('button', { name: '为样例实验室的发票登记红字发票' }));
    const reload = () => userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await issue();
    await userEvent.type(canvas.getByRole('textbox', { name: '发票号码' }), '2633 2000');
    await reverse();
    await userEvent.type(canvas.getByRole('textbox', { name: '红字发票号码' }), '2644');
    await reload();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await issue();
    await expect(canvas.getByRole('textbox', { name: '发票号码' })).toHaveValue('2633 2000');
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await reverse();
    await expect(canvas.getByRole('textbox', { name: '红字发票号码' })).toHaveValue('2644');
    await issue();
    await expect(canvas.getByRole('textbox', { name: '发票号码' })).toHaveValue('');
  },
};

/** 这种状态下没有。 */
export const Empty: Story = { args: { invoices: list([]), state: 'refused' } };

/** 还没有发票申请。 */
export const None: Story = { args: { invoices: list([]) } };

/** 正在读取。 */
export const Loading: Story = { args: { invoices: { status: 'loading' }, counts: null } };

/** 没读到。 */
export const Failed: Story = {
  args: { invoices: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很长的名称，二十张订单。 */
export const LongText: Story = {
  args: {
    invoices: list([
      sampleInvoice({
        buyerName: '示例集成电路（粤港澳大湾区）供应链管理与技术服务有限责任公司深圳市福田区分公司',
        orderIds: Array.from({ length: 20 }, (_, at) => 800 + at),
        orderNos: Array.from({ length: 20 }, (_, at) => `2611-0482-${7800 + at}`),
      }),
    ]),
  },
};

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
