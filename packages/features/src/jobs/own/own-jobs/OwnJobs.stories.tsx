import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lacking, needsCompany } from '../../../parts/company-need/companyNeed.fixtures.ts';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleOwnJobs } from '../../jobs.fixtures.ts';
import { OwnJobs } from './OwnJobs.tsx';
import { ownJobsKeys } from './ownJobsKeys.ts';

const meta = {
  title: 'Features/Jobs/OwnJobs',
  component: OwnJobs,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: ownJobsKeys },
  args: {
    state: 'all',
    jobs: ready(listOf(sampleOwnJobs)),
    onRefresh: fn(async () => undefined),
    onClose: fn(async () => undefined),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof OwnJobs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 在招的能刷新、关闭；到期的能重新发布；下架的写着原因，什么也不能做。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '5 份投递，2 份没看：数字验证工程师' })).toHaveAttribute('href', '/userCenter/jobs/applications?id=11');
    await expect(canvas.getByText('已下架：面试收费，违反规定')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '修改“FAE”' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '重新发布 30 天：模拟版图工程师' }));
    await expect(args.onRefresh).toHaveBeenCalledWith(sampleOwnJobs[1]);
    await expect(await canvas.findByText('已重新发布“模拟版图工程师”')).toBeVisible();
  },
};

/** 还没有发布过。 */
export const Empty: Story = { args: { jobs: ready(listOf([])) } };

/** 这个状态没有。 */
export const EmptyState: Story = { args: { state: 'expired', jobs: ready(listOf([])) } };

/** 没有通过企业认证。 */
export const NeedsCompany: Story = { args: { jobs: lacking(needsCompany) } };

/** 正在加载。 */
export const Loading: Story = { args: { jobs: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { jobs: failed(fn()) } };

/** 手机、很长的名称。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { jobs: ready(listOf(sampleOwnJobs.map((job) => ({ ...job, title: '很长的职位名称'.repeat(5) })))) },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, ownJobsKeys, {
      close: {
        given: () => canvas.getByRole('button', { name: '关闭“数字验证工程师”' }).focus(),
        proves: async () => {
          await expect(args.onClose).toHaveBeenCalledWith(sampleOwnJobs[0]);
          await expect(await canvas.findByText('已关闭“数字验证工程师”，可以重新发布')).toBeVisible();
        },
      },
    });
  },
};
