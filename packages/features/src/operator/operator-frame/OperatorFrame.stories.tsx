import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { overview } from '../operator.fixtures.ts';
import { OverviewPanel } from '../overview-panel/OverviewPanel.tsx';
import { OperatorFrame } from './OperatorFrame.tsx';

const getHref = (section: string) => `#${section}`;

const meta = {
  title: 'Features/Operator/OperatorFrame',
  component: OperatorFrame,
  tags: ['autodocs', 'stable'],
  args: {
    overview: { status: 'ready', data: overview },
    current: 'overview',
    getHref,
    onLogIn: fn(),
    children: <OverviewPanel overview={{ status: 'ready', data: overview }} getHref={getHref} />,
  },
} satisfies Meta<typeof OperatorFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 栏目在左，旁边写着有多少等着处理。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '概览' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^审核\s*3 项待处理$/ })).toHaveFocus();
  },
};

/** 没有权限：说清楚，给回去的路；看不到任何栏目。 */
export const Forbidden: Story = {
  args: { overview: { status: 'failed', code: 'session.role', message: '你的账号没有这项权限', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '没有权限' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByText('14,921')).toBeNull();
  },
};

/** 没有登录：先登录。 */
export const Visitor: Story = {
  args: { overview: { status: 'failed', code: 'session.required', message: '请先登录', onRetry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** 正在确认权限，内容还不画。 */
export const Loading: Story = {
  args: { overview: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('14,921')).toBeNull();
  },
};

/** 数字没有取到：栏目照样能用，只是没有数字。 */
export const CountsFailed: Story = {
  args: {
    current: 'settings',
    overview: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败', onRetry: fn() },
    children: <p>配置</p>,
  },
};

/** 很多等着处理。 */
export const ManyWaiting: Story = { args: { overview: { status: 'ready', data: { ...overview, pendingReviews: 1280, openFeedback: 99 } } } };

/** 手机上：栏目是一行，横向滚动，打开的那一项在视野里。 */
export const Narrow: Story = {
  args: { current: 'audit' },
  globals: { viewport: { value: 'w360' } },
};
