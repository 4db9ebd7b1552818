import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bareOverview, overview } from '../operator.fixtures.ts';
import { OverviewPanel } from './OverviewPanel.tsx';

const meta = {
  title: 'Features/Operator/OverviewPanel',
  component: OverviewPanel,
  tags: ['autodocs', 'stable'],
  args: { overview: { status: 'ready', data: overview }, getHref: (place) => `#${place}` },
} satisfies Meta<typeof OverviewPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 有几件事等着，各有去处。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '去审核' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: '去审核' })).toHaveAttribute('href', '#reviews');
  },
};

/** 刚装好的站点：哪些配置没有填、会缺什么，各有去处；备案的先说。 */
export const NothingFilledIn: Story = {
  args: { overview: { status: 'ready', data: bareOverview } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('备案信息没有填全，还不能对公众开放')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ICP 备案号' })).toHaveAttribute('href', '#settings#site.icp');
    await expect(canvas.getByText('联系我们和页脚没有电话')).toBeVisible();
  },
};

/** 没有等待处理的事：没有去处可点。 */
export const Empty: Story = {
  args: { overview: { status: 'ready', data: { ...overview, pendingReviews: 0, openFeedback: 0, openTakedowns: 0, suspended: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有等待处理的事')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** 正在加载。 */
export const Loading: Story = { args: { overview: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { overview: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  },
};

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
