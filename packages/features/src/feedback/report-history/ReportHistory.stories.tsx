import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../parts/loaded/loaded.fixtures.ts';
import { linReports } from './ReportHistory.fixtures.ts';
import { ReportHistory } from './ReportHistory.tsx';

const meta = {
  title: 'Features/Feedback/ReportHistory',
  component: ReportHistory,
  tags: ['autodocs', 'stable'],
  args: { reports: ready(listOf(linReports)), onLoadMore: fn() },
} satisfies Meta<typeof ReportHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 待处理、已处理、已驳回、不再处理；还在的有链接，处理过的有结果。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const state of ['待处理', '已处理', '已驳回', '不再处理']) await expect(canvas.getByText(state)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '供应 STM32F103C8T6' })).toHaveAttribute('href', '/inquiry/demandDetails/1000041');
    await expect(canvas.queryByRole('link', { name: '供应 TPS5430DDAR' })).toBeNull();
    await expect(canvas.getByText('卖家承认价格写错，信息已下架。')).toBeVisible();
    await expect(canvas.getByText('评论已移除')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '我的举报' })).toHaveAttribute('aria-current', 'page');
  },
};

/** 运营人员没有写原因：说出结果。 */
export const WithoutWords: Story = {
  args: { reports: ready(listOf([{ ...linReports[1]!, answer: null }])) },
  play: async ({ canvas }) => expect(canvas.getByText('举报成立，内容已撤下。')).toBeVisible(),
};

/** 还没有。 */
export const Empty: Story = { args: { reports: ready(listOf([])) } };

/** 正在读取。 */
export const Loading: Story = { args: { reports: loading } };

/** 没读到。 */
export const Failed: Story = { args: { reports: failed(fn()) } };

/** 很长的说明、评论和结果。 */
export const LongText: Story = {
  args: {
    reports: ready(listOf([{ ...linReports[2]!, title: '很长的评论。'.repeat(60), note: 'STM32F103C8T6'.repeat(20), answer: '很长的结果。'.repeat(40) }])),
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
