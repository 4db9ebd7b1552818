import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { financialMonthSamples, financialReportSamples } from './financialReportAdmin.fixtures.ts';
import { failed, loading, ready } from '../../parts/loaded/loaded.fixtures.ts';
import { FinancialReportAdmin } from './FinancialReportAdmin.tsx';

const meta = {
  title: 'Features/Operator/FinancialReportAdmin',
  component: FinancialReportAdmin,
  tags: ['autodocs', 'experimental'],
  args: {
    reports: ready(financialReportSamples),
    months: financialMonthSamples,
    month: '2026-11',
    onMonthChange: fn(),
    onAdd: fn(async () => undefined),
    onChange: fn(async () => undefined),
    onRemove: fn(async () => undefined),
  },
} satisfies Meta<typeof FinancialReportAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 缺什么说什么，焦点到第一处；写好了说登记了谁。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登记一条' }));
    const dialog = within(await screen.findByRole('dialog', { name: '登记业绩公布日' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '公司' })).toHaveFocus());
    await expect(dialog.getByText('请填写公布日期')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: '公司' }), '示例微电子');
    await userEvent.type(dialog.getByRole('textbox', { name: '报告期' }), '2026 年第三季度');
    await userEvent.type(dialog.getByLabelText(/^公布日期/), '2026-11-04');
    await userEvent.type(dialog.getByRole('textbox', { name: '日期来源的网址' }), 'https://www.example.com/ir');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ company: '示例微电子', date: '2026-11-04' })));
    await expect(await canvas.findByText('已登记「示例微电子 2026 年第三季度」')).toBeVisible();
  },
};

/** 更正从登记过的开始；撤下先问。 */
export const EditAndRemove: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^更正「Example/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '更正业绩公布日' }));
    await expect(dialog.getByRole('textbox', { name: '上市地和代码' })).toHaveValue('NASDAQ: EXSC');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(1, expect.objectContaining({ brandId: '3' })));
    await userEvent.click(await canvas.findByRole('button', { name: /^撤下「示例微电子/ }));
    await userEvent.click(await screen.findByRole('button', { name: '撤下' }));
    await expect(args.onRemove).toHaveBeenCalledWith(financialReportSamples[1]);
  },
};

/** 登记过同一条：服务端的原话，填的还在。 */
export const Refused: Story = {
  args: { onChange: fn(() => Promise.reject(new ApiError({ status: 200, reason: 'financial_report.exists', message: '这家公司的这一期已经登记过' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^更正「Example/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '更正业绩公布日' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('这家公司的这一期已经登记过')).toBeVisible();
  },
};

/** 还没有登记过。 */
export const Empty: Story = { args: { reports: ready([]), months: [], month: null } };

/** 正在读取。 */
export const Loading: Story = { args: { reports: loading } };

/** 没读到。 */
export const Failed: Story = { args: { reports: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
