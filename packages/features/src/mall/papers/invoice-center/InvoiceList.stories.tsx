import type { Invoice } from '@chippage/api/types';
import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { sampleInvoice, sampleInvoices, sampleReversal } from '../papers.fixtures.ts';
import { InvoiceList, type InvoiceListProps } from './InvoiceList.tsx';

const ready = (rows: Invoice[], own: Partial<PagedList<Invoice>> = {}): InvoiceListProps['invoices'] => ({
  status: 'ready',
  data: { rows, total: rows.length, hasMore: false, isLoadingMore: false, moreError: null, ...own },
});

const meta = {
  title: 'Features/Mall/InvoiceList',
  component: InvoiceList,
  tags: ['autodocs', 'stable'],
  args: { state: null, onStateChange: fn(), invoices: ready(sampleInvoices), onLoadMore: fn(), onDownload: fn(async () => undefined) },
} satisfies Meta<typeof InvoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每种状态一张：申请中、开具中、已开具、已驳回。 */
export const Default: Story = {
  args: { onDownload: fn(async () => undefined), onStateChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('发票号码 25442000000012345678')).toBeVisible();
    await expect(canvas.getByText('驳回原因：抬头与税号不是同一家公司，请核对后重新申请')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '重新申请，示例仪器（杭州）有限公司' })).toHaveAttribute('href', expect.stringContaining('orderId=33'));
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF，25442000000012345678' }));
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), expect.objectContaining({ kind: 'pdf' }));
    await userEvent.click(canvas.getByRole('radio', { name: '已驳回' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith('refused');
  },
};

/** 冲红以后两张都在：蓝字的写着由哪张冲销，红字的是负数，写着冲销哪张、为什么，文件一样能下载。 */
export const Reversed: Story = {
  args: { invoices: ready(sampleReversal), onDownload: fn(async () => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('已由红字发票 25442000000012349911 冲销')).toBeVisible();
    await expect(canvas.getByText('冲销蓝字发票 25442000000012345678')).toBeVisible();
    await expect(canvas.getByText('原因：销货退回')).toBeVisible();
    await expect(canvas.getByText('不含税 −¥1,446.66，税额 −¥188.07')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下载 OFD，25442000000012349911' }));
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ id: 6 }), expect.objectContaining({ kind: 'ofd' }));
  },
};

/** 运费不在发票里：写明没有算进去的是多少。 */
export const FreightLeftOut: Story = {
  args: { invoices: ready([sampleInvoice({ freightLeftOut: '15.00' })]) },
  play: async ({ canvas }) => expect(canvas.getByText('不含运费 ¥15.00')).toBeVisible(),
};

/** 文件没有下载成功。 */
export const DownloadFailed: Story = {
  args: { onDownload: fn(async () => Promise.reject(new ApiError({ status: 404, reason: 'resource.not_found', message: '发票文件不存在或已删除' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 OFD，25442000000012345678' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('发票文件不存在或已删除');
  },
};

/** 还没有发票。 */
export const Empty: Story = {
  args: { invoices: ready([]) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '申请开票' })).toBeVisible(),
};
/** 筛选后没有。 */
export const NoneOfState: Story = { args: { state: 'issuing', invoices: ready([]) } };
/** 已开具，卖家还没有上传文件。 */
export const NoFiles: Story = { args: { invoices: ready([sampleInvoice({ files: [] })]) } };
/** 一页放不下。 */
export const Many: Story = { args: { invoices: ready(sampleInvoices, { total: 42, hasMore: true }) } };
/** 二十张订单合成一张，抬头很长。 */
export const LongText: Story = {
  args: {
    invoices: ready([
      sampleInvoice({
        buyerName: '示例精密仪器'.repeat(8),
        orderIds: Array.from({ length: 20 }, (_, at) => at + 1),
        orderNos: Array.from({ length: 20 }, (_, at) => `2611-0482-${7700 + at}`),
        remark: '合同号 2026-HZ-118，'.repeat(12),
      }),
    ]),
  },
};
/** 正在读取。 */
export const Loading: Story = { args: { invoices: { status: 'loading' } } };
/** 没有读到。 */
export const Failed: Story = {
  args: { invoices: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
