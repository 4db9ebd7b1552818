import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { lacking, needsRight } from '../../../parts/company-need/companyNeed.fixtures.ts';
import { sampleApplications, sampleOwnJob } from '../../jobs.fixtures.ts';
import { JobApplications } from './JobApplications.tsx';
import { jobApplicationsKeys } from './jobApplicationsKeys.ts';

const meta = {
  title: 'Features/Jobs/JobApplications',
  component: JobApplications,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: jobApplicationsKeys },
  args: {
    job: ready(sampleOwnJob),
    state: 'all',
    applications: ready(listOf(sampleApplications)),
    onResume: fn(async () => undefined),
    onMark: fn(async () => undefined),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof JobApplications>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 联系方式、留言、简历；资料删除了的只剩记录。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '打电话 138 0000 1234' })).toHaveAttribute('href', 'tel:13800001234');
    await expect(canvas.getByText('投递人（资料已删除）')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下载简历 陈一_数字验证.pdf（240.0 kB）' }));
    await expect(args.onResume).toHaveBeenCalledWith(sampleApplications[0]);
    await userEvent.click(canvas.getByRole('button', { name: '标为已查看：陈一' }));
    await expect(args.onMark).toHaveBeenCalledWith(sampleApplications[0], 'viewed');
  },
};

/** 还没有人投递。 */
export const Empty: Story = { args: { applications: ready(listOf([])) } };

/** 这种进展的没有。 */
export const EmptyState: Story = { args: { state: 'fit', applications: ready(listOf([])) } };

/** 没有权限。 */
export const NoRight: Story = { args: { job: lacking(needsRight) } };

/** 正在加载。 */
export const Loading: Story = { args: { applications: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { applications: failed(fn()) } };

/** 手机、很长的留言和文件名。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    applications: ready(
      listOf(
        sampleApplications.map((each) => ({
          ...each,
          message: '做过两颗芯片的验证。'.repeat(20),
          resume: each.resume && { ...each.resume, name: `${'很长的文件名'.repeat(10)}.pdf` },
        })),
      ),
    ),
  },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, jobApplicationsKeys, {
      mark: {
        given: () => canvas.getByRole('button', { name: '合适：陈一' }).focus(),
        proves: async () => {
          await expect(args.onMark).toHaveBeenCalledWith(sampleApplications[0], 'fit');
          await expect(await canvas.findByText('已把 陈一 标为“合适”，投递人会收到消息')).toBeVisible();
        },
      },
    });
  },
};
