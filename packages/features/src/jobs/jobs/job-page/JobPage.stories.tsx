import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleJob, sampleJobs } from '../../jobs.fixtures.ts';
import { JobPage } from './JobPage.tsx';
import { jobPageKeys } from './jobPageKeys.ts';

const meta = {
  title: 'Features/Jobs/JobPage',
  component: JobPage,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: jobPageKeys },
  args: {
    job: ready(sampleJob),
    others: [sampleJobs[1]!],
    isFavoured: false,
    onFavourite: fn(),
    onReport: fn(async () => undefined),
    demandLogin: (action) => action(),
  },
} satisfies Meta<typeof JobPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 薪资有数也有元，公司、负责人、其他职位都在；能投递、收藏、举报。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('25–40K（25,000–40,000 元），一年 14 薪')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '投递简历' })).toHaveAttribute('href', '/news/recruitDetail/11/apply');
    await expect(canvas.getByRole('link', { name: '北辰半导体（深圳）有限公司' })).toHaveAttribute('href', '/inquiry/corporateHome/1000003');
    await userEvent.click(canvas.getByRole('button', { name: '收藏' }));
    await expect(args.onFavourite).toHaveBeenCalledWith(true);
  },
};

/** 到期的写明不能投递，指向其他职位。 */
export const Expired: Story = {
  args: { job: ready({ ...sampleJob, state: 'expired' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这个职位已到期，不能再投递。')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '投递简历' })).toBeNull();
  },
};

/** 停止招聘、公司认证已失效。 */
export const Closed: Story = {
  args: { job: ready({ ...sampleJob, state: 'closed', company: { ...sampleJob.company, isVerified: false } }), others: [] },
  play: async ({ canvas }) => expect(canvas.getByText('认证已失效')).toBeVisible(),
};

/** 已经投递过。 */
export const Applied: Story = {
  args: { job: ready({ ...sampleJob, appliedTime: '2026-11-20T02:00:00.000Z' }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '看我的投递' })).toBeVisible(),
};

/** 自己公司的：修改，看收到的投递，不能举报。 */
export const Own: Story = {
  args: { job: ready({ ...sampleJob, isOwn: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '看收到的投递' })).toHaveAttribute('href', '/userCenter/jobs/applications?id=11');
    await expect(canvas.queryByRole('button', { name: '举报' })).toBeNull();
  },
};

/** 示例公司的职位写明是虚构的。 */
export const Sample: Story = {
  args: { job: ready({ ...sampleJob, company: sampleJobs[1]!.company }) },
  play: async ({ canvas }) => expect(canvas.getByText(/公司和职位都是虚构的/)).toBeVisible(),
};

/** 举报：写明情况才能提交，提交后说已收到。 */
export const Report: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '举报' }));
    const dialog = within(await screen.findByRole('dialog', { name: '举报这个职位' }));
    await userEvent.click(dialog.getByRole('button', { name: '提交举报' }));
    await expect(dialog.getByRole('textbox', { name: '说明' })).toHaveAccessibleDescription(/至少 2 个字/);
    await userEvent.click(dialog.getByRole('radio', { name: '有歧视性内容' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '说明' }), '电话里说只要男的');
    await userEvent.click(dialog.getByRole('button', { name: '提交举报' }));
    await expect(await canvas.findByText('已收到举报，处理后会通知你')).toBeVisible();
    await expect(args.onReport).toHaveBeenCalledWith({ kind: 'discrimination', text: '电话里说只要男的' });
  },
};

/** 正在加载。 */
export const Loading: Story = { args: { job: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { job: failed(fn()) } };

/** 手机、很长的文字。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    job: ready({
      ...sampleJob,
      title: '车规级多核微控制器功能安全与信息安全系统架构设计高级工程师（产品线负责人）',
      description: '负责验证环境。'.repeat(60),
      company: { ...sampleJob.company, name: '北辰半导体与集成电路设计及应用技术（深圳前海深港现代服务业合作区）有限公司' },
    }),
  },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, jobPageKeys, {
      report: {
        given: () => canvas.getByRole('button', { name: '举报' }).focus(),
        proves: async () => expect(await screen.findByRole('dialog', { name: '举报这个职位' })).toBeVisible(),
      },
    });
  },
};
