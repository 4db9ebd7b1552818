import type { Loadable } from '@chippage/api/loadable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '@chippage/ui/Skeleton';
import { expect, fn } from 'storybook/test';
import { Loaded } from './Loaded.tsx';

const onRetry = fn();
const failed: Loadable<string> = { status: 'failed', code: 'network.unreachable', message: '连不上服务器，请检查网络', onRetry };

const meta = {
  title: 'Features/Parts/Loaded',
  component: Loaded<string>,
  tags: ['autodocs', 'stable'],
  args: { value: { status: 'ready', data: '深圳市南山区科技园' }, children: (address: string) => <p>{address}</p> },
} satisfies Meta<typeof Loaded<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 读到了。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('深圳市南山区科技园')).toBeVisible() };

/** 正在加载：几行文字的样子。 */
export const Loading: Story = { args: { value: { status: 'loading' } }, play: async ({ canvas }) => expect(canvas.getByText('正在加载')).toBeInTheDocument() };

/** 正在加载：几块的样子。 */
export const LoadingBlocks: Story = { args: { value: { status: 'loading' }, bones: ['160px', '160px'] } };

/** 正在加载：自己的样子，说出在等什么。 */
export const LoadingShape: Story = {
  args: { value: { status: 'loading' }, loadingLabel: '正在加载地址', skeleton: <Skeleton width="40%" /> },
  play: async ({ canvas }) => expect(canvas.getByText('正在加载地址')).toBeInTheDocument(),
};

/** 没有读到：可以重试。 */
export const Failed: Story = {
  args: { value: failed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** 一整页没有读到：说出是什么。 */
export const FailedPage: Story = {
  args: { value: failed, failedTitle: '没有读到会员' },
  play: async ({ canvas }) => expect(canvas.getByText('没有读到会员')).toBeVisible(),
};

/** 页面的一部分没有读到：说出是什么，不占一页。 */
export const FailedSection: Story = {
  args: { value: failed, failedTitle: '评论没能加载', failedSize: 'sm' },
  play: async ({ canvas }) => expect(canvas.getByText('评论没能加载')).toBeVisible(),
};
