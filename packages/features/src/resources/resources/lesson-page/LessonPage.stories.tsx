import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleLesson } from '../../resources.fixtures.ts';
import { LessonPage } from './LessonPage.tsx';
import { lessonPageKeys } from './lessonPageKeys.ts';

const meta = {
  title: 'Features/Resources/LessonPage',
  component: LessonPage,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: lessonPageKeys },
  args: { lesson: ready(sampleLesson()), onMark: fn(), onFinish: fn() },
} satisfies Meta<typeof LessonPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一课：正文、上一课下一课、课程目录和进度。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 2 课，共 3 课')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '学习进度' })).toHaveAttribute('aria-valuetext', '已读 1 / 3 课');
    await expect(canvas.getByRole('button', { name: '标为已读' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('link', { name: '回到课程' })).toHaveAttribute('href', '/prefecture/resource/13');
  },
};

/** 最后一课，已经读过。 */
export const Last: Story = {
  args: { lesson: ready(sampleLesson({ no: 3, next: null, isRead: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '读完这门课' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '标为已读' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** 正在加载。 */
export const Loading: Story = { args: { lesson: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { lesson: failed(fn()) } };

/** 手机、很长的题目。 */
export const LongText: Story = { globals: { viewport: { value: 'w360' } }, args: { lesson: ready(sampleLesson({ title: '很长的题目'.repeat(10) })) } };

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const finish = () => canvas.getByRole('button', { name: '读完，下一课：曲线' });
    await playKeys({ userEvent, step }, lessonPageKeys, {
      finish: { given: () => finish().focus(), proves: () => expect(args.onFinish).toHaveBeenCalledOnce() },
      mark: { given: () => finish().focus(), proves: () => expect(args.onMark).toHaveBeenCalledWith(true) },
    });
  },
};
