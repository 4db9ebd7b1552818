import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ReportDialog } from './ReportDialog.tsx';

const meta = {
  title: 'Features/Parts/ReportDialog',
  component: ReportDialog,
  tags: ['autodocs', 'experimental'],
  args: { title: '举报这条动态', isOpen: true, onOpenChange: fn(), onReport: fn() },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 选原因再提交；方向键换原因。 */
export const Default: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: '举报这条动态' }));
    await userEvent.click(dialog.getByRole('radio', { name: '内容不实' }));
    await userEvent.click(dialog.getByRole('button', { name: '提交举报' }));
    await expect(args.onReport).toHaveBeenCalledWith('wrong');
  },
};
