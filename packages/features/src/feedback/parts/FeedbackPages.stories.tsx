import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeedbackPages } from './FeedbackPages.tsx';

const meta = {
  title: 'Features/Feedback/FeedbackPages',
  component: FeedbackPages,
  tags: ['autodocs', 'experimental'],
  args: { current: 'reports' },
} satisfies Meta<typeof FeedbackPages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 反馈和举报，每页有自己的地址。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '我的举报' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '反馈记录' })).toHaveAttribute('href', '/userCenter/feedback');
  },
};
