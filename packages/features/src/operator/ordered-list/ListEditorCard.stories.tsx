import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListEditorCard } from './ListEditorCard.tsx';

const meta = {
  title: 'Features/Operator/ListEditorCard',
  component: ListEditorCard,
  tags: ['autodocs', 'stable'],
  args: {
    title: '热搜词',
    note: '2 / 20',
    editor: { isDirty: true, isPending: false, isSaved: false, failure: null },
    labels: { save: '保存', reset: '撤销修改', unsaved: '有未保存的修改', saved: '已保存' },
    onSave: fn(),
    onReset: fn(),
    children: <p style={{ padding: 16 }}>LM358</p>,
  },
} satisfies Meta<typeof ListEditorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 有修改：保存，或撤销。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '撤销修改' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};
/** 存上了。 */
export const Saved: Story = {
  args: { editor: { isDirty: false, isPending: false, isSaved: true, failure: null } },
  play: async ({ canvas }) => expect(canvas.getByText('已保存')).toBeVisible(),
};
/** 没有存上：原因在按钮上面，改过的还在。 */
export const Failed: Story = {
  args: { editor: { isDirty: true, isPending: false, isSaved: false, failure: { tone: 'danger', text: '连不上服务器，请检查网络', error: null, status: 0 } } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('连不上服务器'),
};
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
