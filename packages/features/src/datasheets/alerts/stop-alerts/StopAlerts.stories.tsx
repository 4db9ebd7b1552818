import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@chippage/api/errors';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { StopAlerts } from './StopAlerts.tsx';

const meta = {
  title: 'Features/Datasheets/StopAlerts',
  component: StopAlerts,
  tags: ['autodocs', 'experimental'],
  args: { alerts: ready({ email: 'l***@example.com', count: 3 }), searchesHref: '/userCenter/searches', onStop: fn(async () => undefined) },
} satisfies Meta<typeof StopAlerts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 说清停什么、谁的；按一下就停。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/l\*\*\*@example.com 的账号的 3 个保存的搜索/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '停止全部提醒' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** 已经停了。 */
export const Stopped: Story = { args: { alerts: ready({ email: null, count: 0 }) } };

/** 没停成：说出来，可以再按。 */
export const Refused: Story = {
  args: { onStop: fn(() => Promise.reject(new ApiError({ status: 503, reason: 'service.unavailable', message: '服务暂时不可用，请稍后再试' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '停止全部提醒' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务暂时不可用');
  },
};

/** 链接不对：说怎么办。 */
export const Wrong: Story = { args: { alerts: null } };

/** 正在读取。 */
export const Loading: Story = { args: { alerts: loading } };

/** 没读到。 */
export const Failed: Story = { args: { alerts: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
