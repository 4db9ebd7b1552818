import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ago, DAY_MS } from '../../parts/loaded/loaded.fixtures.ts';
import { FeedbackAnswer } from './FeedbackAnswer.tsx';

const meta = {
  title: 'Features/Feedback/FeedbackAnswer',
  component: FeedbackAnswer,
  tags: ['autodocs', 'experimental'],
  args: { title: '答复', text: '已按手册更正为 LQFP-48，谢谢。', at: '答复于', time: ago(DAY_MS) },
} satisfies Meta<typeof FeedbackAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 答复和它的时间。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('1 天前')).toBeVisible() };

/** 不知道什么时候。 */
export const NoTime: Story = { args: { time: null }, play: async ({ canvas }) => expect(canvas.queryByText(/答复于/)).toBeNull() };
