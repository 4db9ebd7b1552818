import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AnswerTools } from './AnswerTools.tsx';

const meta = {
  title: 'Features/Assistant/AnswerTools',
  component: AnswerTools,
  tags: ['autodocs', 'experimental'],
  args: { title: '1A 以上 LDO', label: '内容由 AI 生成（按规则解析）', lines: ['找到 2 个型号'], model: null, onSave: fn() },
} satisfies Meta<typeof AnswerTools>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 带走的文件一开头就是标识。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出为网页文件' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.any(Blob), expect.stringMatching(/^器件问答-/)));
  },
};

/** 没有写下问题：文件用通用的标题。 */
export const Untitled: Story = { args: { title: '' } };
