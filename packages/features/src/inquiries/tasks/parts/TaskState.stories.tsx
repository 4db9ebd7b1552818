import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TaskProgress, TaskState, type TaskStateProps } from './TaskState.tsx';

const task = { state: 'importing', isReady: false, progress: 42, fileName: '现货 11 月.xlsx' } as const satisfies TaskStateProps['task'];

const meta = {
  title: 'Features/Inquiries/TaskState',
  component: TaskState,
  tags: ['autodocs', 'stable'],
  args: { task },
} satisfies Meta<typeof TaskState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 在哪一步：图标和文字，不只靠颜色。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('导入')).toBeVisible() };
/** 检查完了，等人确认导入。 */
export const Ready: Story = {
  args: { task: { ...task, state: 'checking', isReady: true } },
  play: async ({ canvas }) => expect(canvas.getByText('等你确认')).toBeVisible(),
};

const states = ['queued', 'parsing', 'checking', 'importing', 'paused', 'done', 'failed', 'cancelled'] as const;
/** 全部八种。 */
export const All: Story = {
  render: () => (
    <>
      {states.map((state) => (
        <TaskState key={state} task={{ ...task, state }} />
      ))}
    </>
  ),
};

/** 到了百分之几：条和文字一样；结束以后没有。 */
export const Progress: Story = {
  render: (args) => (
    <>
      <TaskProgress {...args} />
      <TaskProgress task={{ ...task, state: 'done', progress: 100 }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  },
};
