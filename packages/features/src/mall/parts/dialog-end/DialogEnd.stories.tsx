import { Button } from '@chippage/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DialogEnd } from './DialogEnd.tsx';

const meta = {
  title: 'Features/Mall/DialogEnd',
  component: DialogEnd,
  tags: ['autodocs', 'stable'],
  args: {
    children: (
      <>
        <Button variant="outline">取消</Button>
        <Button>确认发货</Button>
      </>
    ),
  },
} satisfies Meta<typeof DialogEnd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 不改变什么的在前，提交的在最后。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [cancel, send] = canvas.getAllByRole('button');
    await expect(cancel).toHaveTextContent('取消');
    await expect(send).toHaveTextContent('确认发货');
  },
};
/** 窄屏：放不下就换行，仍靠右。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
