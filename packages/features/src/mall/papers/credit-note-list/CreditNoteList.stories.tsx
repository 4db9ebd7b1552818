import { ApiError } from '@chippage/api/errors';
import type { CreditNote } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleCreditNote } from '../papers.fixtures.ts';
import { CreditNoteList, type CreditNoteListProps } from './CreditNoteList.tsx';

const ready = (rows: CreditNote[]): CreditNoteListProps['notes'] => ({
  status: 'ready',
  data: { rows, total: rows.length, hasMore: false, isLoadingMore: false, moreError: null },
});
const notes = [
  sampleCreditNote(),
  sampleCreditNote({ id: 2, no: 'CN2026-7-00011', freight: '15.00', amount: '200.75', orderId: 32, orderNo: '2611-0490-1188' }),
  sampleCreditNote({ id: 3, no: 'CN2026-9-00002', currency: 'USD', untaxed: '42.10', tax: null, amount: '42.10' }),
];

const meta = {
  title: 'Features/Mall/CreditNoteList',
  component: CreditNoteList,
  tags: ['autodocs', 'stable'],
  args: { notes: ready(notes), onLoadMore: fn(), onDownload: fn(async () => undefined) },
} satisfies Meta<typeof CreditNoteList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 人民币的拆成货款和税额，带着退回的运费；美元没有税。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('货款未税 ¥164.38，税额 ¥21.37')[0]).toBeVisible();
    await expect(canvas.getByText('运费 ¥15.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF，CN2026-7-00012' }));
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
  },
};

/** 文件没有下载成功。 */
export const DownloadFailed: Story = {
  args: { onDownload: fn(async () => Promise.reject(new ApiError({ status: 429, reason: 'request.too_many', message: '下载过于频繁，请稍后再试' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF，CN2026-7-00012' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('下载过于频繁，请稍后再试');
  },
};

/** 还没有退过款。 */
export const Empty: Story = { args: { notes: ready([]) } };
/** 正在读取。 */
export const Loading: Story = { args: { notes: { status: 'loading' } } };
/** 没有读到。 */
export const Failed: Story = {
  args: { notes: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
