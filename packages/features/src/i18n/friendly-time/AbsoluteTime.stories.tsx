import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AbsoluteTime } from './AbsoluteTime.tsx';

const meta = {
  title: 'Features/Shell/AbsoluteTime',
  component: AbsoluteTime,
  tags: ['autodocs', 'stable'],
  args: { dateTime: '2026-11-20T10:15:30.000Z' },
} satisfies Meta<typeof AbsoluteTime>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 中国的几点几分。 */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('2026-11-20 18:15')).toHaveAttribute('datetime', '2026-11-20T10:15:30.000Z'),
};

/** 不是时间：什么也不画。 */
export const NoTime: Story = { args: { dateTime: '' }, play: async ({ canvasElement }) => expect(canvasElement.querySelector('time')).toBeNull() };
