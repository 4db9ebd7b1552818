import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { BoardDigestSetting } from './BoardDigestSetting.tsx';

const meta = {
  title: 'Features/Inquiries/BoardDigestSetting',
  component: BoardDigestSetting,
  tags: ['autodocs', 'experimental'],
  args: { digest: ready({ isOn: false, email: 'l***@example.com' }), emailHref: '/userCenter/accountSetting?type=2', onChange: fn(async () => undefined) },
} satisfies Meta<typeof BoardDigestSetting>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 说清发什么、发到哪里；按一下打开。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const onOff = canvas.getByRole('switch', { name: '每天一封，说供需有什么新的' });
    await expect(onOff).not.toBeChecked();
    await expect(canvas.getByText(/发到 l\*\*\*@example.com/)).toBeVisible();
    await userEvent.click(onOff);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** 打开着：空格键关掉。 */
export const On: Story = {
  args: { digest: ready({ isOn: true, email: 'l***@example.com' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

/** 打开了，可是没有邮箱：说出来，带去绑定。 */
export const NoEmail: Story = {
  args: { digest: ready({ isOn: true, email: null }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '绑定邮箱' })).toHaveAttribute('href', '/userCenter/accountSetting?type=2'),
};

/** 没改成：说出来，开关还是原来的样子。 */
export const Refused: Story = {
  args: { onChange: fn(() => Promise.reject(new ApiError({ status: 503, reason: 'service.unavailable', message: '服务暂时不可用，请稍后再试' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务暂时不可用');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

/** 正在读取。 */
export const Loading: Story = { args: { digest: loading } };

/** 没读到。 */
export const Failed: Story = { args: { digest: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
