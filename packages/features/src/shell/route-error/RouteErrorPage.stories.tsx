import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RouteErrorPage } from './RouteErrorPage.tsx';

const meta = {
  title: 'Features/Shell/RouteErrorPage',
  component: RouteErrorPage,
  tags: ['autodocs', 'stable'],
  args: { status: 500, requestId: '01JD8Z6M3T0Q', onRetry: fn() },
} satisfies Meta<typeof RouteErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 服务出错：可以重试，编号留给客服。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('页面暂时打不开');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** 没有权限：重试没有用，所以没有重试。 */
export const Forbidden: Story = { args: { status: 403, onRetry: undefined, requestId: null } };

/** 五分钟没有回应。 */
export const TimedOut: Story = { args: { status: 0, requestId: null } };

/** 地址有误，服务端说了原因。 */
export const BadAddress: Story = { args: { status: 400, message: '页码应在 1 到 500 之间', onRetry: undefined } };

/** 被运营下架的：说出对外的原因，没有重试。 */
export const Gone: Story = {
  args: {
    status: 410,
    message: '这份数据手册已下架：权利人要求。用型号搜一下，原厂网站上可能还有',
    onRetry: undefined,
    requestId: null,
    instead: { label: '搜索型号', href: '#search' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('内容已下架');
    await expect(canvas.getByText(/权利人要求/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '搜索型号' })).toHaveAttribute('href', '#search');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** 正在重试。 */
export const Retrying: Story = { args: { isRetrying: true } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
