import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Queue, QueuePlace } from './Queue.tsx';

interface Question {
  id: number;
  name: string;
}

const meta = {
  title: 'Features/Parts/Queue',
  component: Queue<Question>,
  subcomponents: { QueuePlace },
  tags: ['autodocs', 'stable'],
  args: {
    items: [
      { id: 1, name: '林工的头像' },
      { id: 2, name: '采购小周的手册' },
      { id: 3, name: '王先生的手册' },
    ],
    empty: <EmptyState title="没有待处理的" />,
    children: ({ name }, { placeRef, leave }) => (
      <Card title={<QueuePlace placeRef={placeRef}>{name}</QueuePlace>} footer={<Button onPress={leave}>通过{name}</Button>}>
        等待审核
      </Card>
    ),
  },
} satisfies Meta<typeof Queue<Question>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 处理完一件，它就走了，焦点到下一件；最后一件走了，到上一件。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '通过林工的头像' }));
    await expect(canvas.queryByText('林工的头像')).toBeNull();
    await expect(canvas.getByText('采购小周的手册')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '通过王先生的手册' }));
    await expect(canvas.getByText('采购小周的手册')).toHaveFocus();
  },
};

/** 都处理完了：焦点到说没有了的那句。 */
export const LastOne: Story = {
  args: { items: [{ id: 1, name: '林工的头像' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '通过林工的头像' }));
    const left = canvas.getByText('没有待处理的');
    await expect(document.activeElement?.contains(left)).toBe(true);
  },
};

/** 一件也没有。 */
export const Empty: Story = { args: { items: [] } };
