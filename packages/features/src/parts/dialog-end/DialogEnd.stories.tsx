import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DialogEnd } from './DialogEnd.tsx';

const meta = {
  title: 'Features/Form/DialogEnd',
  component: DialogEnd,
  tags: ['autodocs', 'stable'],
  args: { cancelLabel: '取消', submitLabel: '确认发货', isPending: false, onCancel: fn() },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <DialogEnd {...args} />
    </form>
  ),
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
/** 正在发出：不能取消，也不能再发。 */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled(),
};
/** 窄屏：放不下就换行，仍靠右。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
