import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleStatementDetail } from '../credit.fixtures.ts';
import { StatementPage } from './StatementPage.tsx';

const payments = [{ id: 1, amount: '4000.00', paidOn: '2026-11-12', reference: '网银 7731', recordTime: '2026-11-12T03:00:00.000Z' }];

const meta = {
  title: 'Features/Mall/StatementPage',
  component: StatementPage,
  tags: ['autodocs', 'stable'],
  args: {
    statement: ready(sampleStatementDetail()),
    side: 'buyer',
    listHref: '#list',
    orderHref: (id) => `#order-${id}`,
    onDownload: fn(async () => undefined),
    onSave: fn(),
    onCopy: fn(async () => true),
  },
} satisfies Meta<typeof StatementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 买家：明细、合计、付款到哪里；能带走 PDF 和表格。 */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('2026 年 10 月，月结 30 天，2026-11-30 到期')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: '订单与退款明细' }));
    await expect(table.getByRole('link', { name: '退款 CN2026-7-00012' })).toHaveAttribute('href', '#order-731');
    await expect(canvas.queryByRole('button', { name: '登记收款' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '导出 CSV' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.any(Blob), '对账单 ST2026-7-00012.csv'));
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF' }));
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ id: 31 }));
  },
};

/** 卖家：登记收到的货款，最多是未付的。 */
export const Record: Story = {
  parameters: { waivers: { live: { because: '测试一口气填完日期，每一段的新值本应各播报一次', until: '2027-05-10' } } },
  args: { side: 'merchant', onRecord: fn(async () => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登记收款' }));
    const dialog = within(await screen.findByRole('dialog', { name: '登记收款' }));
    const amount = dialog.getByRole('textbox', { name: '收到的金额（元）' });
    await expect(amount).toHaveValue('11500.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '11500.01');
    await userEvent.click(dialog.getByRole('button', { name: '登记' }));
    await expect(amount).toHaveAccessibleDescription(/最多 ¥11,500.00/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '4,000');
    await userEvent.type(dialog.getAllByRole('spinbutton')[0]!, '20261112');
    await userEvent.type(dialog.getByRole('textbox', { name: '流水号或备注（选填）' }), '网银 7731');
    await userEvent.click(dialog.getByRole('button', { name: '登记' }));
    await waitFor(() => expect(args.onRecord).toHaveBeenCalledWith({ id: 31, amount: '4000.00', paidOn: '2026-11-12', reference: '网银 7731' }));
    await expect(await canvas.findByText('已登记 ¥4,000.00')).toBeVisible();
  },
};

/** 服务端没有登记：话写在对话框里。 */
export const RecordRefused: Story = {
  parameters: { waivers: { live: { because: '测试一口气填完日期，每一段的新值本应各播报一次', until: '2027-05-10' } } },
  args: { side: 'merchant', onRecord: fn(() => Promise.reject(new ApiError({ status: 409, reason: 'request.in_progress', message: '请求正在处理，请稍候' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登记收款' }));
    const dialog = within(await screen.findByRole('dialog', { name: '登记收款' }));
    await userEvent.type(dialog.getAllByRole('spinbutton')[0]!, '20261112');
    await userEvent.click(dialog.getByRole('button', { name: '登记' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('请求正在处理，请稍候');
  },
};

/** 付了一部分，已经逾期。 */
export const OverdueInPart: Story = {
  args: { statement: ready(sampleStatementDetail({ state: 'overdue', stateName: '已逾期', paid: '4000.00', open: '7500.00', payments })) },
  play: async ({ canvas }) => expect(canvas.getByText('备注 网银 7731')).toBeVisible(),
};

/** 退的比订的多：没有要付的，记到下一份。 */
export const LeftOver: Story = {
  args: {
    statement: ready(
      sampleStatementDetail({
        charges: '0.00',
        credits: '540.00',
        total: '-540.00',
        open: '0.00',
        state: 'paid',
        stateName: '已付清',
        lines: sampleStatementDetail().lines.slice(2),
      }),
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByText('多出的 ¥540.00 记到下一份对账单。')).toBeVisible(),
};

export const Loading: Story = { args: { statement: loading } };
export const Failed: Story = { args: { statement: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { statement: ready(sampleStatementDetail({ payments, paid: '4000.00', open: '7500.00' })) },
};
