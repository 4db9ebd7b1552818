import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { withDrafts } from '../form/withDrafts.fixtures.tsx';
import { AnswerForm, type AnswerFormProps } from './AnswerForm.tsx';

const meta = {
  title: 'Features/Parts/AnswerForm',
  component: AnswerForm,
  tags: ['autodocs', 'stable'],
  args: {
    draftKey: 'feedback:7',
    label: '答复',
    description: '发给提意见的人',
    submitLabel: '发送',
    requiredMessage: '请写下答复',
    maxCount: 20,
    isPending: false,
    failure: null,
    onSubmit: fn(async () => true),
    onCancel: fn(),
  },
} satisfies Meta<typeof AnswerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 没写就发送：说出来，焦点回到格里；写了才发，首尾的空格去掉。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: /^答复/ });
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(canvas.getByText('请写下答复')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, ' 已经加上了 ');
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('已经加上了');
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** 太长：当场说要删几个字。 */
export const TooLong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^答复/ }), '一二三四五六七八九十一二三四五六七八九十多');
    await expect(canvas.getByText('最多 20 个字，请删去 1 个字')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** 可以不写。 */
export const Optional: Story = {
  args: { requiredMessage: undefined, submitLabel: '接受' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '接受' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('');
  },
};

/** 驳回：红色的按钮，没有做成，写的还在。 */
export const Failed: Story = { args: { tone: 'danger', submitLabel: '驳回', failure: { tone: 'danger', text: '连不上服务器，请检查网络' } } };

/** 关上了再打开：写的还在；取消就是不要了；没有收下的留着，收下的不留。 */
export const Kept: Story = {
  decorators: [withDrafts],
  args: { onSubmit: fn<AnswerFormProps['onSubmit']>(async (text) => text.endsWith('。')) },
  render: function Page(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          开关
        </button>
        {isOpen && <AnswerForm {...args} />}
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = () => canvas.getByRole('textbox', { name: /^答复/ });
    const again = async () => {
      await userEvent.click(canvas.getByRole('button', { name: '开关' }));
      await userEvent.click(canvas.getByRole('button', { name: '开关' }));
    };
    await userEvent.type(field(), '已经加上了');
    await again();
    await expect(field()).toHaveValue('已经加上了');
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await again();
    await expect(field()).toHaveValue('已经加上了');
    await userEvent.type(field(), '。');
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(field()).toHaveValue(''));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.type(field(), '不要的');
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await again();
    await expect(field()).toHaveValue('');
  },
};

/** 正在发送。 */
export const Pending: Story = { args: { isPending: true } };
