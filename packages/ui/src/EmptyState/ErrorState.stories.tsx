import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'UI/Feedback/ErrorState',
  component: ErrorState,
  tags: ['autodocs', 'stable'],
  args: { title: '数据手册没能打开', children: '原厂服务器 30 秒内没有应答（504）', retryLabel: '重试', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 说发生了什么，重试在旁边。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** 还有第二条路。 */
export const SecondWayOut: Story = { args: { action: <Button variant="plain">看存档副本</Button> } };

/** 正在重试，焦点不丢。 */
export const Pending: Story = { args: { isRetrying: true } };

/** 窄屏。 */
export const Narrow: Story = { args: SecondWayOut.args, globals: { viewport: { value: 'w360' } } };
