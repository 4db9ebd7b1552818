import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../parts/loaded/loaded.fixtures.ts';
import { linFeedback, reportedErrors } from './FeedbackHistory.fixtures.ts';
import { FeedbackHistory } from './FeedbackHistory.tsx';

const meta = {
  title: 'Features/Feedback/FeedbackHistory',
  component: FeedbackHistory,
  tags: ['autodocs', 'stable'],
  args: { feedback: ready(listOf(linFeedback)), onLoadMore: fn(), onWrite: fn() },
} satisfies Meta<typeof FeedbackHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 答复过的和处理中的。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('已按手册更正为 LQFP-48，谢谢。')).toBeVisible();
    await expect(canvas.getByText('处理中')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '写一条反馈' }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
};

/** 还没有。 */
export const Empty: Story = { args: { feedback: ready(listOf([])) } };

/** 正在读取。 */
export const Loading: Story = { args: { feedback: loading } };

/** 没读到。 */
export const Failed: Story = { args: { feedback: failed(fn()) } };

/** 很长的反馈。 */
export const LongText: Story = {
  args: { feedback: ready(listOf([{ ...linFeedback[0]!, content: '很长的反馈。'.repeat(60), reply: '很长的答复。'.repeat(60) }])) },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 报告的错误：处理中、已更正、已驳回，各有去那一页的链接。 */
export const ReportedErrors: Story = {
  args: { feedback: ready(listOf(reportedErrors)) },
  play: async ({ canvas }) => {
    for (const state of ['处理中', '已更正', '已驳回']) await expect(canvas.getByText(state)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /第 24 页$/ })).toHaveLength(3);
  },
};
