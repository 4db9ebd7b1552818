import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActionAlert } from './ActionAlert.tsx';

const meta = {
  title: 'Features/Parts/ActionAlert',
  component: ActionAlert,
  tags: ['autodocs', 'stable'],
  args: { result: { tone: 'ok', text: '已保存' } },
} satisfies Meta<typeof ActionAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 做完了：稍后读出。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('已保存') };

/** 没做成：马上读出。 */
export const Failed: Story = {
  args: { result: { tone: 'danger', text: '不能停用自己的账号' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('不能停用自己的账号'),
};

/** 还没有做。 */
export const Nothing: Story = { args: { result: null }, play: async ({ canvasElement }) => expect(canvasElement.querySelector('[role]')).toBeNull() };
