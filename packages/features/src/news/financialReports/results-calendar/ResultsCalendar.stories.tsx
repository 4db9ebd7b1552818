import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { financialMonthSamples, financialReportSamples } from '../financialReports.fixtures.ts';
import { ResultsCalendar } from './ResultsCalendar.tsx';

const meta = {
  title: 'Features/News/ResultsCalendar',
  component: ResultsCalendar,
  tags: ['autodocs', 'experimental'],
  args: { reports: ready(financialReportSamples), months: financialMonthSamples, query: { month: '2026-11', keywords: '' }, onQueryChange: fn() },
} satisfies Meta<typeof ResultsCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一个月里每天是谁；每一条有日期的来源，公布了的有文件；换月份、按名称找。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: '11 月 4 日 周三' })).toHaveTextContent('2026 年第三季度');
    await expect(canvas.getAllByText('文件还没有公布')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /^公布的文件 Example Semiconductor/ })).toHaveAttribute('href', 'https://www.example.com/2026q3.pdf');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '月份' }), '2026 年 8 月（14）');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ month: '2026-08', keywords: '' });
    await userEvent.type(canvas.getByRole('searchbox', { name: '找公司' }), '例芯{Enter}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ month: '2026-11', keywords: '例芯' });
  },
};

/** 网址里没有月份：是读到的那个月。 */
export const Newest: Story = {
  args: { query: { month: null, keywords: '' } },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox', { name: '月份' })).toHaveValue('2026-11'),
};

/** 这个月没有登记过：说明这不等于没有；月份仍可以换。 */
export const Empty: Story = {
  args: { reports: ready([]), query: { month: '2026-10', keywords: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这个月没有登记过业绩公布日')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '月份' })).toHaveValue('2026-10');
  },
};

/** 没有找到这家公司：给一条能走的路。 */
export const NothingFound: Story = {
  args: { reports: ready([]), query: { month: '2026-11', keywords: '没有这家' } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '看全部公司' })).toHaveAttribute('href', '/news/financialReport?month=2026-11'),
};

/** 还没有任何登记。 */
export const Never: Story = { args: { reports: ready([]), months: [], query: { month: null, keywords: '' } } };

/** 正在读取。 */
export const Loading: Story = { args: { reports: loading } };

/** 没读到。 */
export const Failed: Story = { args: { reports: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
