import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ReportDialog } from './ReportDialog.tsx';

const meta = {
  title: 'Features/Parts/ReportDialog',
  component: ReportDialog,
  tags: ['autodocs', 'experimental'],
  args: { title: '举报这条评论', isOpen: true, onOpenChange: fn(), onReport: fn() },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 选一个原因再提交。 */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '内容不实' }));
    await userEvent.click(screen.getByRole('button', { name: '提交举报' }));
    await expect(args.onReport).toHaveBeenCalledWith('wrong');
  },
};
