import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GradeMark } from './GradeMark.tsx';

const meta = {
  title: 'Features/Inquiries/GradeMark',
  component: GradeMark,
  tags: ['autodocs', 'stable'],
  args: { grade: 'b2' },
} satisfies Meta<typeof GradeMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 焦点到了就说意思，Escape 收起。 */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('没有用过，不在原厂包装里，批号不止一个');
    await userEvent.keyboard('{Escape}');
  },
};
/** 旧货写明是旧货。 */
export const Used: Story = { args: { grade: 'd4' }, play: async ({ canvas }) => expect(canvas.getByText('旧货')).toBeVisible() };
/** 没有说。 */
export const NotSaid: Story = { args: { grade: null }, play: async ({ canvas }) => expect(canvas.getByText('未注明')).toBeVisible() };
