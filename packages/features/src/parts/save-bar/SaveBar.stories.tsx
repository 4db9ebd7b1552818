import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SaveBar } from './SaveBar.tsx';

const meta = {
  title: 'Features/Parts/SaveBar',
  component: SaveBar,
  tags: ['autodocs', 'stable'],
  args: {
    isDirty: true,
    isPending: false,
    failure: null,
    doneLabel: null,
    labels: { save: '保存', reset: '撤销', unsaved: '有没保存的修改' },
    onSave: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 改过：可以保存，可以撤销。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

/** 没有改过：按了什么也不做，按钮留着焦点。 */
export const Clean: Story = {
  args: { isDirty: false, doneLabel: '已保存' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: '保存' })).toHaveFocus();
    await expect(canvas.getByText('已保存')).toBeVisible();
  },
};

/** 没有存上。 */
export const Failed: Story = {
  args: { failure: { tone: 'danger', text: '这一页刚被别人改过', error: null, status: 409 } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('这一页刚被别人改过'),
};

/** 正在保存。 */
export const Pending: Story = { args: { isPending: true } };
