import { useStoryState } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConsentSettings } from './ConsentSettings.tsx';

const meta = {
  title: 'Features/Shell/ConsentSettings',
  component: ConsentSettings,
  tags: ['autodocs', 'stable'],
  args: { choice: 'all', time: Date.UTC(2026, 10, 24, 1, 30), onChoose: fn() },
  render: function Later(args) {
    return <ConsentSettings {...useStoryState(args, { choice: 'onChoose' })} />;
  },
} satisfies Meta<typeof ConsentSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 随时可改；说出现在的选择是什么时候作出的。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: '同意统计' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: '统计' })).toHaveAccessibleDescription(/现在的选择是在 2026-11-24 09:30 作出的/);
    await userEvent.click(canvas.getByRole('radio', { name: '只用必要的' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('essential');
    await expect(canvas.getByRole('radio', { name: '只用必要的' })).toBeChecked();
  },
};

/** 还没有回答：一个也没有选，也就没有时间。 */
export const NotAnswered: Story = {
  args: { choice: null, time: undefined },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.queryByText(/作出的/)).toBeNull();
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
