import { stateful } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KindChips } from './KindChips.tsx';

type Kind = 'review' | 'feedback';
const names: Record<Kind, string> = { review: '审核', feedback: '反馈' };

const meta = {
  title: 'Features/Parts/KindChips',
  component: KindChips<Kind>,
  tags: ['autodocs', 'stable'],
  args: { label: '通知的类别', allLabel: '全部', kinds: ['review', 'feedback'], nameOf: (kind) => names[kind], value: null, onChange: fn() },
  render: stateful(KindChips<Kind>, { value: 'onChange' }),
} satisfies Meta<typeof KindChips<Kind>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 先看全部；选一类只看那一类，再选全部就都回来。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: '全部' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '反馈' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('feedback');
    await userEvent.click(canvas.getByRole('radio', { name: '全部' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
