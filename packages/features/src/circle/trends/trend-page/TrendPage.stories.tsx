import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { noDialogs, plainTrend, pollTrend } from '../../circle.fixtures.ts';
import { TrendPage } from './TrendPage.tsx';

const meta = {
  title: 'Features/Circle/TrendPage',
  component: TrendPage,
  tags: ['autodocs', 'experimental'],
  args: { trend: ready(plainTrend), deeds: { onLike: fn(), onVote: fn(), onAsk: fn() }, dialogs: noDialogs },
} satisfies Meta<typeof TrendPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 作者的名字是标题，路径回到圈子。 */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: '芯友小林' })).toBeVisible(),
};

/** 示例写着示例；关闭了评论就说关闭了。 */
export const SampleClosed: Story = {
  args: { trend: ready({ ...pollTrend, isClosed: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这是示例动态，作者和内容都是虚构的。')).toBeVisible();
    await expect(canvas.getByText('作者已关闭评论，已有的评论还能看。')).toBeVisible();
  },
};

/** 正在读。 */
export const Loading: Story = { args: { trend: loading } };
