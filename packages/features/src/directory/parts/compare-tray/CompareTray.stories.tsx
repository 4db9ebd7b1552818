import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CompareTray } from './CompareTray.tsx';

const meta = {
  title: 'Features/Directory/CompareTray',
  component: CompareTray,
  tags: ['autodocs', 'experimental'],
  args: { count: 2, compareHref: '/agentList/compare?ids=1%2C2', onClear: fn() },
} satisfies Meta<typeof CompareTray>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 勾了两家：能去对比，能清空。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '并排对比' })).toHaveAttribute('href', '/agentList/compare?ids=1%2C2');
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** 只勾了一家，还比不了。 */
export const One: Story = { args: { count: 1 }, play: async ({ canvas }) => expect(canvas.getByText('再选一家就能对比')).toBeVisible() };

/** 满了：说出为什么不能再勾。 */
export const Full: Story = { args: { count: 3 }, play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('已选满 3 家') };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
